import { PublicInquiry } from "@/lib/contract/inquiry";
import { parseInquiryForm } from "./parse-form";

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
