import type { Offer } from "@/lib/contract/inquiry";
import { offeredCount, offerFacts } from "./offers";

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

  test("a price at the factory is not compared with one on board: the lowest is told within the same terms", () => {
    const exw = { trade_terms: "EXW" };
    const fob = { trade_terms: "FOB" };
    expect(facts(offer("a", 2, 20, exw), offer("b", 3, 20, fob))).toEqual({});
    expect(facts(offer("a", 2, 20, exw), offer("b", 3, 20, fob), offer("c", 4, 20, fob), offer("d", 5, 20, exw))).toEqual({
      a: ["cheapest"],
      b: ["cheapest"],
    });
  });

  test("a price without trade terms is compared only where no offer has any", () => {
    const fob = { trade_terms: "FOB" };
    const offers = [offer("a", 3, 20, fob), offer("b", 4, 20, fob), offer("c", 1, 20), offer("d", 2, 20)];
    expect(facts(...offers)).toEqual({ a: ["cheapest"] });
  });

  test("the lowest cost in the buyer's shop is marked where all are known, and that of an EXW offer only among EXW offers", () => {
    const packed = { pack_quantity: 50, carton: { length: 60, width: 50, height: 40, weight: 12 } };
    const [exw, fob] = ["EXW", "FOB"].map((trade_terms) => ({ ...packed, trade_terms }));
    expect(facts(offer("a", 3, 20, exw), offer("b", 2, 20, fob))).toEqual({ b: ["landed"] });
    expect(facts(offer("a", 2, 20, exw), offer("b", 3, 20, fob))).toEqual({});
    expect(facts(offer("a", 2, 20, exw), offer("b", 2.001, 20, exw))).toEqual({ a: ["cheapest"] });
    expect(facts(offer("a", 2, 20, exw), offer("b", 3, 20, exw))).toEqual({ a: ["cheapest", "landed"] });
    expect(facts(offer("a", 3, 20, exw), offer("b", 2, 20, fob), offer("c", 9, 20, { trade_terms: "DDP" }))).toEqual({});
  });

  test("minimums of different units are not compared: 10 dozens are more than 12 pieces", () => {
    const dozens = offer("a", 2, 20, { unit: "Dozen" });
    expect(facts(dozens, offer("b", 2, 20, { min_quantity: 12 }))).toEqual({});
    expect(facts(offer("a", 2, 20, { unit_content: 6 }), offer("b", 2, 20, { unit_content: 50, min_quantity: 12 }))).toEqual({});
    const inYuan = offer("b", 2, 20, { currency_unit: "CNY", min_quantity: 12 });
    expect(facts(offer("a", 2, 20), inYuan)).toEqual({ a: ["smallest"] });
  });
});

test("a unit that holds several pieces says how many", () => {
  expect(offeredCount(84, { unit: "Pack", unit_content: 6 })).toBe("84 paquetes de 6 piezas");
  expect(offeredCount(1200, { unit: "Piece" })).toBe("1.200 piezas");
  expect(offeredCount(100, { unit: "Dozen", unit_content: 12 })).toBe("100 docenas");
});
