import { BLANK_LONG } from "@/lib/inquiry/form";
import { reviewFacts } from "./review";

const said = (values: Partial<typeof BLANK_LONG>) => reviewFacts({ ...BLANK_LONG, ...values }).map(({ value }) => value);

test("a budget is read once more as amounts are written everywhere, however it was typed", () => {
  expect(said({ max_budget: "1500,50" })).toEqual(["$1.500,50 USD"]);
  expect(said({ max_budget: "2000000", currency_unit: "COP" })).toEqual(["2.000.000 COP"]);
});

test("a phone is grouped as on papers", () => {
  expect(said({ phone: "3001234567" })).toEqual(["+57 300 123 4567"]);
});

test("a phone with a calling code of its own stays as it was typed", () => {
  expect(said({ phone: "+57 300 123 4567" })).toEqual(["+57 300 123 4567"]);
});

test.each([
  ["1", "1 día"],
  ["30", "30 días"],
])("a lead time of %s is read as %s", (days, label) => {
  expect(said({ lead_time_ship_days: days })).toEqual([label]);
});

test("the variant is read with its product, and no quantity where the goods are lines", () => {
  const values = { ...BLANK_LONG, goods_name: "Termo y 1 producto más", goods_num: "1", goods_unit: "Set" };
  const facts = (about: object) => reviewFacts(values, about).map(({ value }) => value);
  expect(facts({ hasLines: true })).toEqual(["Termo y 1 producto más"]);
  expect(facts({ variant: "Color: Azul · Referencia 7-1" })[1]).toBe("Color: Azul · Referencia 7-1");
});

test("what was left blank is not read", () => {
  expect(said({ goods_name: "Termos" })).toEqual(["Termos"]);
});
