import later from "@/messages/later.json";
import { BLANK_LONG, LongInquiry, QuickInquiry, validQuantityText } from "./form";

const typed = { name: " Tazas ", quantity: "500", unit: "Piece", email: " ana@example.co " };

const keyOf = (name: keyof typeof QuickInquiry.shape, value: string) =>
  QuickInquiry.shape[name].safeParse(value).error?.issues[0]?.message;

/** The sentence that is shown for a field's value. */
function told(name: keyof typeof QuickInquiry.shape, value: string) {
  const key = keyOf(name, value);
  return key && new Map(Object.entries(later.inquiry.errors)).get(key);
}

describe("the quotation form", () => {
  test("gives what the gateway wants, trimmed", () => {
    expect(QuickInquiry.parse(typed)).toEqual({ name: "Tazas", quantity: 500, unit: "Piece", email: "ana@example.co" });
    expect(QuickInquiry.parse({ ...typed, quantity: " " }).quantity).toBeUndefined();
  });

  // spec: 12.3, 24.2, 24.3, 24.4
  test("says what specification 12.3 says, to the letter", () => {
    expect(told("name", "  ")).toBe("Se requiere el campo Nombre del producto.");
    expect(told("unit", "")).toBe("Se requiere el campo de la unidad.");
    for (const contact of ["", "300 123 4567", "ana@", "ana@example"])
      expect(told("email", contact)).toBe("Ingrese el dirección de correo electrónico");
  });

  // spec: 12.3, 23.5
  test("takes quantities from 1, with Colombian dots and comma, and never 1e12", () => {
    const quantity = (text: string) => QuickInquiry.shape.quantity.safeParse(text).data;
    expect(["1", "1.500", "2,5", "1000000000"].map(quantity)).toEqual([1, 1500, 2.5, 1_000_000_000]);
    for (const wrong of ["0", "-3", "0,5", "1000000000000", "1e12", "doce", "∞"])
      expect({ wrong, problem: keyOf("quantity", wrong) }).toEqual({ wrong, problem: "quantity" });
  });

  test("a dot before one or two decimals is not taken for thousands, and misplaced dots are refused", () => {
    const quantity = (text: string) => QuickInquiry.shape.quantity.safeParse(text).data;
    expect(["1500.50", "2.5", "1,500.50", "1.500.000", "1 500,5"].map(quantity)).toEqual([
      1500.5, 2.5, 1500.5, 1_500_000, 1500.5,
    ]);
    for (const wrong of ["1.500.50", "1.5000", "15.00.000", "1,5,0"])
      expect({ wrong, problem: keyOf("quantity", wrong) }).toEqual({ wrong, problem: "quantity" });
  });

  // spec: 12.3
  test("a quantity below the minimum becomes the minimum when the field is left", () => {
    expect(["", "0", "-3", "0,2", "1", "12", "doce"].map(validQuantityText)).toEqual(["", "1", "1", "1", "1", "12", "doce"]);
  });
});

const long = {
  ...BLANK_LONG,
  goods_name: "Tazas",
  goods_num: "500",
  goods_unit: "Piece",
  email: "ana@example.co",
  is_agree_brpr: true,
};
const wrongIn = (more: object) =>
  LongInquiry.safeParse({ ...long, ...more }).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

describe("the long form", () => {
  test("needs goods, quantity, unit, e-mail and consent, and nothing else", () => {
    expect(wrongIn({})).toEqual([]);
    expect(wrongIn({ ...BLANK_LONG })).toEqual([
      "goods_name: name",
      "goods_num: quantity",
      "goods_unit: unit",
      "email: email",
      "is_agree_brpr: consent",
    ]);
  });

  test("reads numbers as they are typed", () => {
    const form = LongInquiry.parse({ ...long, max_budget: "1.500,50", lead_time_ship_days: "30" });
    expect([form.max_budget, form.lead_time_ship_days]).toEqual([1500.5, 30]);
    expect(wrongIn({ max_budget: "mucho" })).toEqual(["max_budget: budget"]);
    expect(wrongIn({ lead_time_ship_days: "2,5" })).toEqual(["lead_time_ship_days: days"]);
  });

  test("asks for whole ones of what has no parts, also while other fields are blank", () => {
    for (const goods_unit of ["Piece", "Box"]) expect(wrongIn({ goods_num: "1,5", goods_unit })).toEqual(["goods_num: whole"]);
    for (const goods_unit of ["Kilogram", "Dozen", "Meter"]) expect(wrongIn({ goods_num: "1,5", goods_unit })).toEqual([]);
    expect(wrongIn({ goods_num: "1,5", email: "" })).toEqual(["email: email", "goods_num: whole"]);
  });

  test("takes phones as people write them, and no others", () => {
    for (const phone of ["", "300 123 4567", "(601) 123-4567", "+57 300 123 4567"]) expect(wrongIn({ phone })).toEqual([]);
    for (const phone of ["123", "llámeme", "1234567890123456"]) expect(wrongIn({ phone })).toEqual(["phone: phone"]);
  });
});
