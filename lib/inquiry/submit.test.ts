import { PublicInquiry } from "@/lib/contract/inquiry";
import { GatewayError } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { saveSession, withAccessToken } from "@/lib/session/server";
import { parseInquiryForm, sendInquiry } from "./submit";

jest.mock("server-only", () => ({}));
jest.mock("@/lib/http/gateway", () => ({ send: jest.fn() }));
jest.mock("@/lib/session/device", () => ({ ensureDevice: async () => ({}) }));
jest.mock("@/lib/session/server", () => ({ withAccessToken: jest.fn(), saveSession: jest.fn() }));

const formOf = (fields: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

const QUICK: [string, string][] = [
  ["name", "Termo"],
  ["quantity", "500"],
  ["unit", "Piece"],
  ["email", "ana@example.co"],
];
const LONG: [string, string][] = [
  ["goods_name", "Termo"],
  ["goods_num", "1.500"],
  ["goods_unit", "Piece"],
  ["email", "ana@example.co"],
  ["is_agree_brpr", "on"],
];

// spec: 12.6, 23.4
test("the quick form becomes the body of its call, with the fixed category and the name as detail", () => {
  const body = { category_id: 10981, name: "Termo", detail: "Termo", quantity: 500, unit: "Piece", email: "ana@example.co" };
  expect(parseInquiryForm(formOf(QUICK))).toEqual({ kind: "valid", body });
  expect(PublicInquiry.body.parse(body)).toEqual(body);
  const { quantity: _quantity, ...withoutQuantity } = body;
  expect(parseInquiryForm(formOf(QUICK.filter(([name]) => name !== "quantity")))).toEqual({
    kind: "valid",
    body: withoutQuantity,
  });
});

// spec: 12.8
test("the long body leaves blanks out, always shares the card, and says what led to it", () => {
  const body = {
    goods_name: "Termo",
    goods_num: 1500,
    goods_unit: "Piece",
    email: "ana@example.co",
    attachments: [],
    is_share_business_card: true,
    is_agree_brpr: true,
    search_type: "none",
  };
  expect(parseInquiryForm(formOf(LONG))).toEqual({ kind: "valid", body });
});

test("the variant of a product is the first of its details, and nothing of them is cut off", () => {
  const parse = (typed: string) => {
    const about: [string, string][] = [
      ["product_id", "7"],
      ["sku", "7-2"],
      ["variant", "Color: Rosado · Referencia 7-2"],
      ["details", typed],
    ];
    return parseInquiryForm(formOf([...LONG, ...about]));
  };
  expect(parse("")).toMatchObject({ body: { details: "Color: Rosado · Referencia 7-2" } });
  expect(parse("Con caja")).toMatchObject({ body: { details: "Color: Rosado · Referencia 7-2\nCon caja" } });
  expect(parse("x".repeat(5000))).toEqual({ kind: "invalid", fields: ["details"], errors: ["long"] });
});

// spec: 12.8
test("the long form goes with its files, its categories and what its page was about", () => {
  const about: [string, string][] = [
    ["shop_id", "31"],
    ["product_id", "7"],
    ["rfq_id", "9"],
    ["key_word", ""],
    ["level1", "900|Cocina"],
    ["level2", "900100|Termos"],
    ["attachments", "/uploads/a.pdf"],
    ["attachments", "/uploads/b.png"],
    ["country_code", "57"],
    ["phone", "300 123 4567"],
    ["currency_unit", "USD"],
    ["max_budget", "1.200"],
  ];
  const parsed = parseInquiryForm(formOf([...LONG, ...about]));
  expect(parsed).toMatchObject({ kind: "valid", shopId: "31" });
  expect(parsed.kind === "valid" && PublicInquiry.body.parse(parsed.body)).toMatchObject({
    goods_num: 1500,
    product_id: "7",
    rfq_id: "9",
    level1_id: "900",
    level2_id: "900100",
    level2_name: "Termos",
    country_code: "57",
    max_budget: 1200,
    currency_unit: "USD",
    search_type: "product",
    attachments: ["/uploads/a.pdf", "/uploads/b.png"],
  });
});

test("what is wrong is named once a field, with what the form itself would say", () => {
  expect(parseInquiryForm(formOf([["name", " "]]))).toEqual({
    kind: "invalid",
    fields: ["name", "unit", "email"],
    errors: ["name", "unit", "email"],
  });
  expect(parseInquiryForm(formOf(LONG.filter(([name]) => name !== "is_agree_brpr")))).toMatchObject({
    fields: ["is_agree_brpr"],
  });
});

function validForm(more: [string, string][] = []) {
  const parsed = parseInquiryForm(formOf([...LONG, ...more]));
  if (parsed.kind === "invalid") throw new Error("the test's own form is invalid");
  return parsed;
}

/** Paths of the calls in their order, each with its access token. */
const calls = () =>
  jest.mocked(send).mock.calls.map(([{ path }, , way]) => [path, way && "token" in way ? way.token : undefined]);

const PUBLIC = "/member/inquiry/public";

/** `register` answers registrations. Every other call is answered with an id. */
function gateway(register: () => unknown) {
  jest.mocked(send).mockReset();
  jest.mocked(saveSession).mockReset();
  jest.mocked(send).mockImplementation(async ({ path }) => (path.includes("inquiry") ? { id: "9" } : register()));
}

const asGuest = () => jest.mocked(withAccessToken).mockResolvedValue(undefined);
const asMember = () => jest.mocked(withAccessToken).mockImplementation((_visitor, work) => work("kept"));

// spec: 1.3, 12.4
test("a guest is registered first, with the source, and the request goes out in the new member's name", async () => {
  gateway(() => ({ access_token: "new" }));
  asGuest();
  expect(await sendInquiry(validForm(), true, new Headers())).toEqual({ id: "9", isNewMember: true });
  expect(jest.mocked(send).mock.calls[0]?.[1]).toEqual({ body: { email: "ana@example.co", accepts_marketing: true } });
  expect(jest.mocked(saveSession)).toHaveBeenCalledTimes(1);
  expect(calls()).toEqual([
    [expect.stringContaining("auto"), undefined],
    [PUBLIC, "new"],
  ]);
});

// spec: 12.4
test("a registration that fails is passed over", async () => {
  gateway(() => Promise.reject(new GatewayError(422, "Ya existe.")));
  asGuest();
  expect(await sendInquiry(validForm(), false, new Headers())).toEqual({ id: "9", isNewMember: false });
  expect(calls().at(-1)).toEqual([PUBLIC, undefined]);
});

// spec: 12.4
test("a member is not registered, and may ask one shop alone", async () => {
  gateway(() => Promise.reject(new Error("nobody is registered")));
  asMember();
  expect(await sendInquiry(validForm(), false, new Headers())).toEqual({ id: "9", isNewMember: false });
  await sendInquiry(validForm([["shop_id", "31"]]), false, new Headers());
  expect(calls()).toEqual([
    [PUBLIC, "kept"],
    ["/member/inquiry/private", "kept"],
  ]);
});
