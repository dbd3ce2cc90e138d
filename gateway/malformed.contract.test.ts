import { isDeepStrictEqual } from "node:util";
import pLimit from "p-limit";
import { z } from "zod";
import { AddressList, AddressUpdate } from "../lib/contract/address.ts";
import { type Call, callAddress } from "../lib/contract/call.ts";
import { BankPayInit, VoucherSave } from "../lib/contract/payment.ts";
import { ProductSearch } from "../lib/contract/product.ts";
import { CALLS } from "../lib/contract/table.ts";
import { newBuyer, newOrder } from "./buyer.fixture.ts";
import { ask, gatewayAddress, newMember, refused } from "./client.fixture.ts";

/** Values that no field accepts, and values that a schema accepts but no column can store. */
const VALUES: unknown[] = [
  ...[null, true, -1, 0.5, 1e17, 4_294_967_296, 2 ** 53, 1e308, "", " ", "-1", "4294967296", "99999999999999999999", "1e400"],
  ...["\u0000", "a\u0000b", "\ud800", "%00", "../..", "a".repeat(3000), "2026-02-31", "0000-00-00", "275760-09-14", "NaN"],
  ...[[], {}, [[]], [null], ["4294967296"], [4_294_967_296], { id: 1e17 }],
];

/** How many requests are sent at the same time. */
const AT_ONCE = 8;

/** Whole bodies that are malformed, or are the object of no call. */
const RAW = [
  "{",
  "[]",
  "null",
  '"a"',
  "1e999",
  `${'{"a":'.repeat(3000)}1${"}".repeat(3000)}`,
  '{"__proto__":{"id":1}}',
  "a\u0000",
];

const Shape = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  type: z.string().optional(),
  format: z.string().optional(),
  items: z.unknown().optional(),
  required: z.array(z.string()).optional(),
});

/** Valid values by field: beside them, a wrong value that passes its own check reaches the handler. */
const KNOWN: Record<string, unknown> = {
  ...{ department: "05", municipality: "05001", country_code: "57", phone: "3001234567", area_code: "57", country: "CO" },
  ...{ currency: "USD", number: "031-123456-78", address: "Carrera 43A # 1-50", product_id: "1000001", category_id: 10981 },
};

/** A value that fits a schema, or nearly does. `isWhole`: objects have all fields, otherwise the required ones. */
function sample(schema: unknown, isWhole: boolean): unknown {
  const shape = Shape.safeParse(schema).data;
  if (!shape) return "1";
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [first] = shape.anyOf ?? shape.allOf ?? [];
  if (first !== undefined) return sample(first, isWhole);
  if (shape.type === "array") return [sample(shape.items, isWhole)];
  if (shape.type === "number" || shape.type === "integer") return 1;
  if (shape.type === "boolean") return true;
  if (shape.properties) {
    const named = Object.entries(shape.properties).filter(([name]) => isWhole || shape.required?.includes(name));
    return Object.fromEntries(named.map(([name, of]) => [name, KNOWN[name] ?? sample(of, isWhole)]));
  }
  return { email: "ana@example.co", date: "2026-01-15" }[shape.format ?? ""] ?? "1";
}

const fieldsOf = (schema: z.ZodType, isWhole: boolean): Record<string, unknown> =>
  Object.assign({}, sample(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), isWhole));

type Asked = { path: string; init: RequestInit };

/** Bodies with one wrong value: each field with each of VALUES, once beside all fields and once beside the required ones. */
function withWrong(schema: z.ZodType): Record<string, unknown>[] {
  const [whole, needed] = [fieldsOf(schema, true), fieldsOf(schema, false)];
  const names = Object.keys(whole);
  const sets = isDeepStrictEqual(whole, needed) ? [whole] : [whole, needed];
  return sets.flatMap((fields) => names.flatMap((name) => VALUES.map((value) => ({ ...fields, [name]: value }))));
}

const asText = (value: unknown) => (typeof value === "string" ? value.toWellFormed() : JSON.stringify(value));

function requestsFor(call: Call): Asked[] {
  const [params, query, body] = [fieldsOf(call.params, true), fieldsOf(call.query, false), fieldsOf(call.body, false)];
  const path = (given: Record<string, unknown>, asked: Record<string, unknown>) => {
    const filled = callAddress(call).replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(given[name])));
    return `${filled}?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, asText(value)]))}`;
  };
  const right = path(params, query);
  const json = (text: string): RequestInit => ({ body: text, headers: { "content-type": "application/json" } });
  const isGet = call.method === "GET";
  return [
    ...withWrong(call.params).map((wrong) => ({ path: path(wrong, query), init: isGet ? {} : json(JSON.stringify(body)) })),
    ...withWrong(call.query).map((wrong) => ({ path: path(params, wrong), init: isGet ? {} : json(JSON.stringify(body)) })),
    ...(isGet ? [] : withWrong(call.body).map((wrong) => ({ path: right, init: json(JSON.stringify(wrong)) }))),
    ...(isGet ? [] : RAW.map((text) => ({ path: right, init: json(text) }))),
    ...(isGet ? [] : [{ path: right, init: { body: "x", headers: { "content-type": "multipart/form-data; boundary=a" } } }]),
  ];
}

async function failures(call: Call): Promise<string[]> {
  const { token } = await newMember();
  const failure = async ({ path, init }: Asked): Promise<string[]> => {
    const headers = { ...init.headers, authorization: `Bearer ${token}` };
    const { status } = await fetch(gatewayAddress(path), { ...init, method: call.method, headers });
    return status >= 500 ? [`${status} ${call.method} ${path.slice(0, 200)} ${String(init.body).slice(0, 300)}`] : [];
  };
  return (await pLimit(AT_ONCE).map(requestsFor(call), failure)).flat();
}

describe.each(Object.entries(CALLS))("calls of the domain %s", (_domain, calls) => {
  test.each(Object.entries(calls))("%s answers nonsense with what is wrong, and does not fail", async (_name, call) => {
    expect(await failures(call)).toEqual([]);
  });
});

describe("what passes every check and fits no column", () => {
  test("the amount of a voucher", async () => {
    const buyer = await newBuyer();
    const orderNo = await newOrder(buyer);
    await ask(BankPayInit, { token: buyer.token, query: { orderNo } });
    for (const amount of [1e17, "1e17", 1e300]) {
      const body = { orderNo, voucher_url: "/uploads/a.pdf", amount, currency: "USD", paid_at: "2026-01-15" };
      expect((await refused(VoucherSave, { token: buyer.token, body })).status).toBe(400);
    }
  });

  test("the version of an address, and where a list of offers goes on", async () => {
    const { token, addressId } = await newBuyer();
    const { data } = await ask(AddressList, { token });
    for (const version of [2 ** 32, 2 ** 31, -1])
      expect((await refused(AddressUpdate, { token, params: { id: addressId }, body: { ...data[0], version } })).status).toBe(
        400,
      );
    expect((await refused(ProductSearch, { body: { offered_after: 4_294_967_296 } })).status).toBe(400);
  });
});

test.each([
  ["a bearer of 6,000 letters", { headers: { authorization: `Bearer ${"a".repeat(6000)}` } }],
  ["a method of nobody", { method: "PROPFIND" }],
  ["a broken form", { method: "POST", body: "--a\r\n\r\n", headers: { "content-type": "multipart/form-data; boundary=a" } }],
])("%s is answered with 4xx", async (_what, init) => {
  for (const path of ["/buyer/v1/common/upload", "/buyer/v1/member/notify", "/captcha/verify", "/nowhere"]) {
    const { status } = await fetch(gatewayAddress(path), init);
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
  }
});
