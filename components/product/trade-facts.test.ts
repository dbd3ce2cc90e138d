import { ProductDetail } from "@/lib/contract/product";
import { tradeFacts, weightLabel } from "./trade-facts";

const product = (more: object) =>
  ProductDetail.parse({
    id: "1",
    cover: [],
    name: "Cinta",
    status: "on_sale",
    product_type_name: "Cintas",
    product_type_id: "9",
    price: 2,
    shop_id: "1",
    shop_name: "Lazos",
    ...more,
  });

test("what the contract tells of a product is said with its units", () => {
  const facts = tradeFacts(product({ min_quantity: 5, unit: "Roll", pack_quantity: 1200, weight: 0.0087, size: "14 cm" }));
  expect(facts.map(({ value }) => value)).toEqual(["5 rollos", "1.200 rollos", "8,7 g", "14 cm"]);
});

test("a size in millilitres is a capacity, one in grams a net content", () => {
  const namesOf = (size: string) => tradeFacts(product({ size })).map(({ name }) => name);
  expect(["350 ml", "1,5 litros", "14 cm", "10 lentes", "50 g por ovillo"].flatMap(namesOf)).toEqual([
    "Capacidad",
    "Capacidad",
    "Medidas",
    "Medidas",
    "Contenido neto",
  ]);
});

test("what it does not tell is left out", () => {
  expect(tradeFacts(product({}))).toEqual([]);
});

test("a weight is in grams below a kilogram", () => {
  expect([0.131, 0.999, 1, 12.345].map(weightLabel)).toEqual(["131 g", "999 g", "1 kg", "12,35 kg"]);
});

test("a carton says its sides, its gross weight and the room that it takes, with what comes before it travels", () => {
  const carton = { length: 60, width: 40.5, height: 50, weight: 12.3 };
  const facts = tradeFacts(product({ carton, lead_days: 15, port: "Ningbo" }));
  expect(facts.map(({ value }) => value)).toEqual(["60 × 40,5 × 50 cm, 12,3 kg brutos", "0,122 m³", "15 días", "Ningbo"]);
});

test("a carton without a weight is no carton", () => {
  expect(tradeFacts(product({ carton: { length: 60, width: 40, height: 50, weight: 0 } }))).toEqual([]);
});
