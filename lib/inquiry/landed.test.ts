import { InquiryDetail } from "@/lib/contract/inquiry";
import { offerLandedCost } from "./landed";
import { sortByCost } from "./offers";

const CARTON = { pack_quantity: 50, carton: { length: 60, width: 50, height: 40, weight: 12 }, tariff_heading: "9405" };
const toOffer = (fields: object) =>
  InquiryDetail.response.shape.offers_received.unwrap().element.parse({
    ...{ id: "1", shop_id: "3", shop_name: "Casa Yiwu", unit_price: 3, min_quantity: 10, unit: "Piece", status: "open" },
    ...{ trade_terms: "FOB", order_quantity: 500 },
    ...fields,
  });

// spec: 25.2
test("an offer's cost in the shop is that of its quantity, and a unit's part of it", () => {
  const cost = offerLandedCost(toOffer(CARTON));
  expect(cost?.total).toBeGreaterThan(3 * 500);
  expect(Math.abs((cost?.each ?? 0) * 500 - (cost?.total ?? 0))).toBeLessThan(500);
  const least = offerLandedCost(toOffer({ ...CARTON, order_quantity: undefined }));
  expect(least?.total).toBeLessThan(cost?.total ?? 0);
});

test.each([{}, { ...CARTON, currency_unit: "COP" }, { ...CARTON, trade_terms: "DDP" }])("none is told for %j", (fields) => {
  expect(offerLandedCost(toOffer(fields))).toBeUndefined();
});

test("offers stand by what they cost in the shop where that is known of all, else by price", () => {
  const bulky = { ...CARTON, pack_quantity: 2 };
  const ids = (...fields: object[]) => {
    const { offers, by } = sortByCost(fields.map((one, index) => toOffer({ ...one, id: String(index) })));
    return [by, ...offers.map(({ id }) => id)];
  };
  expect(ids({ ...bulky, unit_price: 2.9 }, { ...CARTON, unit_price: 3 })).toEqual(["landed", "1", "0"]);
  expect(ids({ unit_price: 3.1 }, { ...CARTON, unit_price: 3 }, { unit_price: 2 })).toEqual(["price", "2", "1", "0"]);
  expect(ids({ unit_price: 3 }, { unit_price: 2, unit: "Dozen" })).toEqual(["arrival", "0", "1"]);
  expect(ids({ ...CARTON, unit_price: 3 }, { unit_price: 2, trade_terms: "EXW" })).toEqual(["arrival", "0", "1"]);
  // The cost of an EXW offer lacks the transport to the port.
  expect(ids({ ...CARTON, unit_price: 3 }, { ...CARTON, unit_price: 2.9, trade_terms: "EXW" })).toEqual(["arrival", "0", "1"]);
});
