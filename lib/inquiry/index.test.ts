import { InquiryDetail, type Offer } from "@/lib/contract/inquiry";
import { BLANK_LONG } from "./form";
import { amountLabel, offeredCount, offerFacts, toLongInput, unitCount } from "./index";

test("a request to be completed fills the form as it was typed", () => {
  const inquiry = {
    id: "9",
    name: "Tazas",
    detail: "Tazas",
    quantity: 2.5,
    unit: "Ton",
    status: "open",
    email: "ana@example.co",
  };
  const kept = InquiryDetail.response.parse({ ...inquiry, created_at: "2026-01-01T00:00:00Z", max_budget: 1500.5 });
  expect(toLongInput(kept)).toEqual({
    ...BLANK_LONG,
    goods_name: "Tazas",
    goods_num: "2,5",
    goods_unit: "Ton",
    max_budget: "1500,5",
    email: "ana@example.co",
  });
});

describe("offers side by side", () => {
  const offer = (id: string, unit_price: number, lead_time_days: number, more: object = {}): Offer => ({
    id,
    shop_id: id,
    shop_name: id,
    unit_price,
    min_quantity: 10,
    lead_time_days,
    note: "",
    status: "open",
    currency_unit: "USD",
    pictures: [],
    unit: "Piece",
    ...more,
  });
  const facts = (...offers: Offer[]) => Object.fromEntries(offerFacts(offers));

  test("the best of each fact is marked, a tie is not", () => {
    expect(facts(offer("a", 2, 20), offer("b", 3, 10))).toEqual({ a: ["cheapest"], b: ["fastest"] });
    expect(facts(offer("a", 2, 20), offer("b", 2, 20))).toEqual({});
    expect(facts(offer("a", 2, 20))).toEqual({});
  });

  test("prices of different units or currencies are not compared, and what is over does not count", () => {
    expect(facts(offer("a", 2, 20), offer("b", 3, 10, { unit: "Dozen" }))).toEqual({ b: ["fastest"] });
    expect(facts(offer("a", 2, 20, { unit_content: 6 }), offer("b", 3, 10, { unit_content: 50 }))).toEqual({ b: ["fastest"] });
    expect(facts(offer("a", 2, 20), offer("b", 3, 10, { currency_unit: "CNY" }))).toEqual({ b: ["fastest"] });
    expect(facts(offer("a", 2, 20), offer("b", 1, 5, { status: "expired" }), offer("c", 3, 30))).toEqual({
      a: ["cheapest", "fastest"],
    });
  });
});

test("a unit that holds several pieces says how many, a fraction has its comma", () => {
  expect(offeredCount(84, { unit: "Pack", unit_content: 6 })).toBe("84 paquetes de 6 piezas");
  expect(offeredCount(1200, { unit: "Piece" })).toBe("1.200 piezas");
  expect(offeredCount(100, { unit: "Dozen", unit_content: 12 })).toBe("100 docenas");
  expect(unitCount(12.7, "Piece")).toBe("12,7 piezas");
});

test("units are counted as people say them", () => {
  expect(unitCount(1, "Piece")).toBe("1 pieza");
  expect(unitCount(1500, "Piece")).toBe("1.500 piezas");
  expect(unitCount(2, "Carton")).toBe("2 cartones");
  expect(unitCount(3, "Pair")).toBe("3 pares");
  expect(unitCount(2, "Twenty-Foot Container")).toBe("2 contenedores de 20 pies");
  expect(unitCount(2, "crate")).toBe("2 crate");
  expect(unitCount(4, "Square Meter")).toBe("4 metros cuadrados");
});

test("amounts carry their currency, and cents where there are any", () => {
  expect([amountLabel(2.5, "USD"), amountLabel(1500.5, "COP"), amountLabel(1_200_000, "COP")]).toEqual([
    "$2,50 USD",
    "1.500,50 COP",
    "1.200.000 COP",
  ]);
});

test("an amount that rounds up to a whole one is that one", () => {
  expect([amountLabel(1.999, "EUR"), amountLabel(999.995, "EUR"), amountLabel(0.05, "EUR")]).toEqual([
    "2 EUR",
    "1.000 EUR",
    "0,05 EUR",
  ]);
});
