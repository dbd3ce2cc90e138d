import { createServer, type Server } from "node:http";
import { z } from "zod";
import { ProductSearch } from "../lib/contract/product";
import { errorText, GatewayError } from "../lib/http/errors";
import { toGatewayError } from "../lib/http/parse-reply";
import { compareServices, judge, READ_CALLS } from "./contract-against";

const UUID = "9b2f0b2e-6a55-4a57-9d8e-0c2a9b0a7d11";
const LONG = "9007199254740993123456789";

/** A product as another gateway could have it: other identifiers, another order of fields, more of them, none that may be missing. */
const foreign = (id: string) => ({
  warehouse: { city: "Yiwu" },
  price: 1.2,
  name: "Termo",
  shopId: LONG,
  shopName: "Tienda",
  productId: id,
  cover: "/media/x.jpg",
  unit: "Piece",
});

let server: Server;
let base: string;
beforeEach(() => jest.spyOn(console, "warn").mockImplementation(() => {}));

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? "";
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (path.includes("products/search"))
      return say(200, { total: 10_000, records: Array.from({ length: 10_000 }, () => foreign(UUID)) });
    if (path.includes("/common/country")) return say(500, { errors: { name: ["Falta."] } });
    if (path.includes("/slide/list")) return response.end("<h1>Bad gateway</h1>");
    if (path.includes("/live/whole_list")) return request.socket.destroy();
    return say(404, { errors: ["No está."], message: "no" });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`;
});
afterAll(() => server.close());

test("only calls that change nothing are made", () => {
  expect(READ_CALLS.length).toBeGreaterThan(25);
  expect(
    READ_CALLS.filter(({ path }) => /login|register|logout|code$|inquiry\/public|undo/.test(path)).map(({ path }) => path),
  ).toEqual(["/common/area_code"]);
});

test("of a foreign gateway each call is judged, whatever it answers", async () => {
  const findings = await compareServices({ buyer: `${base}/buyer/v1`, base2: base, base3: base, cs: base });
  const of = (part: string) => findings.find(({ call }) => call.includes(part));
  expect(findings).toHaveLength(READ_CALLS.length);
  expect(of("/common/country")).toMatchObject({ verdict: "refused", status: 500 });
  expect(of("/slide/list")).toMatchObject({ verdict: "not usable", status: 200, milliseconds: expect.any(Number) });
  expect(of("/live/whole_list")).toMatchObject({ verdict: "not usable" });
  expect(of("/common/area_code")).toMatchObject({ verdict: "refused", status: 404, milliseconds: expect.any(Number) });
  expect(of("/list/{share}")).toMatchObject({ verdict: "not asked" });
});

test("an input of a path is taken from an answer, as those of queries and bodies are", async () => {
  const fetched = jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ share: "a b" }));
  const findings = await compareServices({ buyer: base, base2: base, base3: base, cs: base });
  expect(findings.find(({ call }) => call.includes("/list/{share}"))).toMatchObject({ status: 200 });
  expect(fetched.mock.calls.map(([address]) => address)).toContainEqual(expect.stringMatching(/\/list\/a%20b$/));
  fetched.mockRestore();
});

test("a category is asked for by the id of a category, whatever was answered before", async () => {
  const answers = { top_type_list: { data: [{ id: 12, name: "Cocina" }] }, country: { data: [{ id: 7 }] } };
  const fetched = jest.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
    const answer = Object.entries(answers).find(([path]) => String(address).endsWith(path))?.[1];
    return Response.json(answer ?? {});
  });
  await compareServices({ buyer: base, base2: base, base3: base, cs: base });
  const asked = fetched.mock.calls.map(([address]) => String(address)).filter((address) => address.includes("sub_type_list"));
  expect(asked).toEqual([expect.stringMatching(/parent_id=12$/)]);
  fetched.mockRestore();
});

describe("an answer", () => {
  test("with identifiers and fields of its own fits, and what is not known is named once", () => {
    expect(judge(ProductSearch, { total: 2, records: [foreign(UUID), foreign(LONG)] })).toEqual({
      verdict: "fits",
      differences: ["records.[].warehouse: not known"],
    });
  });

  test("with one malformed record is used without it", () => {
    const { verdict, differences } = judge(ProductSearch, { total: 1, records: [{ productId: 7 }] });
    expect(verdict).toBe("without some records");
    expect(differences).toContainEqual(expect.stringMatching(/^records\.\[\]\.name: /));
  });

  test("without its list is not used", () => expect(judge(ProductSearch, { rows: [] }).verdict).toBe("not usable"));
});

test.each([
  ["Vencido", "Vencido"],
  [["Uno.", "Dos."], "Uno. Dos."],
  [{ a: ["Uno."], b: "Dos." }, "Uno. Dos."],
])("errors as %j are a text", (errors, text) => {
  expect(errorText({ errors })).toBe(text);
  expect(toGatewayError({ status: 422, body: JSON.stringify({ errors }) })).toEqual(new GatewayError(422, text));
});
