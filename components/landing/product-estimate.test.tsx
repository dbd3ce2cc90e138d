import { renderToStaticMarkup } from "react-dom/server";
import { ProductDetail } from "@/lib/contract/product";
import later from "@/messages/later.json";
import { ProductEstimate } from "./product-estimate";

const t = later.landing;
const carton = { length: 60, width: 40, height: 50, weight: 12 };

const shown = (more: object) =>
  renderToStaticMarkup(
    <ProductEstimate
      product={ProductDetail.parse({
        id: "1",
        cover: [],
        name: "Taza",
        status: "on_sale",
        product_type_name: "Tazas",
        product_type_id: "9",
        price: 2.5,
        unit: "Piece",
        min_quantity: 24,
        shop_id: "1",
        shop_name: "Lazos",
        ...more,
      })}
    />,
  );

test("an estimate is read without scripts: every line, the total, what a unit costs, and where its figures come from", () => {
  const html = shown({ pack_quantity: 24, carton, tariff_heading: "6911" });
  for (const item of [t.items.goods, t.items.freight, t.items.agent, t.items.inland, t.total, t.estimation, t.exampleSome])
    expect(html).toContain(item);
  expect(html).toContain("Cuenta para 24 piezas");
  expect(html).toContain("Puesto en su tienda, por pieza, al pedir 24<");
  expect(html).toMatch(/≈ \$[\d.]+\sCOP en embarque compartido</);
  expect(html).toMatch(/≈ \$[\d.]+\sCOP si viaja solo</);
  expect(html).toContain("Arancel (15 %)");
  expect(html).toContain("IVA (19 %)");
  expect(html).toContain("Estatuto Tributario");
});

test.each([
  ["no carton", { pack_quantity: 24 }],
  ["a carton of no units", { pack_quantity: 0, carton }],
  ["a carton without room", { pack_quantity: 24, carton: { ...carton, height: 0 } }],
  ["a carton without a weight", { pack_quantity: 24, carton: { ...carton, weight: 0 } }],
])("of goods with %s there is none", (_, more) => {
  expect(shown(more)).toBe("");
});
