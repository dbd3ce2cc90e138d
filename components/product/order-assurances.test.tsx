import { renderToStaticMarkup } from "react-dom/server";
import { OrderAssurances } from "./order-assurances";

const facts = (product: Parameters<typeof OrderAssurances>[0]["product"]) =>
  [...renderToStaticMarkup(<OrderAssurances product={product} />).matchAll(/<\/svg>([^<]*)/g)].map(([, fact]) => fact);

test("only what the product says is assured", () => {
  expect(facts({})).toEqual(["Agregar al carrito no cobra nada"]);
  const sample = { price: 5, quantity_max: 3, options: {}, skus: [] };
  expect(facts({ lead_days: 10, sample })).toEqual([
    "Agregar al carrito no cobra nada",
    "Alistamiento en 10 días",
    "Puede pedir una muestra",
  ]);
});
