import { INQUIRY_CATEGORY_ID, PrivateInquiry, PublicInquiry } from "./inquiry";

const quick = {
  category_id: INQUIRY_CATEGORY_ID,
  name: "Tazas",
  detail: "Tazas",
  quantity: 500,
  unit: "Piece",
  email: "ana@example.co",
};

/** Every field of the full payload in specification 12.8. */
const full = {
  goods_name: "Tazas de cerámica",
  goods_num: 500,
  goods_unit: "Piece",
  level1_id: "1",
  level1_name: "Hogar",
  level2_id: "11",
  level2_name: "Cocina",
  level3_id: "111",
  level3_name: "Tazas",
  sourcing_type: "custom",
  sourcing_purpose: "wholesale",
  trade_terms: "FOB",
  max_budget: 1200,
  currency_unit: "USD",
  shipping_method: "sea",
  destination: "Buenaventura",
  lead_time_ship_days: 30,
  details: "Con logotipo",
  attachments: ["/uploads/taza.pdf"],
  country_code: "57",
  phone: "3001234567",
  email: "ana@example.co",
  whatsapp: "573001234567",
  rfq_id: "9",
  is_share_business_card: true,
  is_agree_brpr: true,
  search_type: "keyword",
  key_word: "taza",
};

const accepts = (value: object) => PublicInquiry.body.safeParse(value).success;

describe("a request for quotation", () => {
  // spec: 12.6, 12.8
  test("keeps every field of the quick form and of the full payload", () => {
    expect(PublicInquiry.body.parse(quick)).toEqual(quick);
    expect(PublicInquiry.body.parse(full)).toEqual(full);
  });

  test("has the fixed category, a quantity within reach or none, and an e-mail as contact", () => {
    const { quantity: _quantity, ...blank } = quick;
    expect(accepts(blank)).toBe(true);
    for (const wrong of [
      { category_id: 1 },
      { quantity: 0 },
      { quantity: 1e12 },
      { email: "300 123 4567" },
      { name: "" },
      { unit: "" },
    ])
      expect({ wrong, accepted: accepts({ ...quick, ...wrong }) }).toEqual({ wrong, accepted: false });
  });

  // spec: 12.8
  test("always shares the business card, and its files are never scripts", () => {
    expect(accepts({ ...full, is_share_business_card: false })).toBe(false);
    expect(accepts({ ...full, attachments: ["javascript:alert(1)"] })).toBe(false);
    expect(accepts({ ...full, attachments: Array(11).fill("/a.pdf") })).toBe(false);
  });

  test("goes to one shop in private, where an offer can be accepted too", () => {
    expect(PrivateInquiry.body.parse({ ...full, shop_id: 4 })).toEqual({ ...full, shop_id: "4" });
    expect(PrivateInquiry.body.parse({ rfq_id: "9", accept_offer_id: "2" })).toEqual({ rfq_id: "9", accept_offer_id: "2" });
    expect(PrivateInquiry.body.safeParse({ rfq_id: "9" }).success).toBe(false);
  });
});
