import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { ProductDetail } from "@/lib/contract/product";
import { PrintedVariants } from "./printed-variants";

const printed = (skus: { sku_id: string; options: Record<string, string> }[]) => {
  const product = ProductDetail.parse({
    ...{ id: "7", status: "on_sale", cover: [], name: "Cinta", price: 2, shop_id: "1", shop_name: "Lazos" },
    ...{ product_type_name: "Cintas", product_type_id: "9", skus: skus.map((sku) => ({ ...sku, price: 2 })) },
  });
  return load(renderToStaticMarkup(<PrintedVariants product={product} />));
};

const tableRows = ($: ReturnType<typeof printed>) =>
  $("tr")
    .map((_, row) =>
      $(row)
        .children()
        .map((_, cell) => $(cell).text())
        .get()
        .join(" | "),
    )
    .get();

test("references stand in a row for each colour and a column for each size, with a dash where there is no such variant", () => {
  const $ = printed([
    { sku_id: "7-1", options: { Color: "rojo", Talla: "S" } },
    { sku_id: "7-2", options: { Color: "rojo", Talla: "M" } },
    { sku_id: "7-3", options: { Color: "gris", Talla: "M" } },
  ]);
  expect(tableRows($)).toEqual(["Color / Talla | S | M", "rojo | 7-1 | 7-2", "gris | — | 7-3"]);
});

test("variants of one option stand in two columns, and goods without variants have a reference only", () => {
  const $ = printed([
    { sku_id: "7-1", options: { Color: "rojo" } },
    { sku_id: "7-2", options: { Color: "gris" } },
  ]);
  expect(tableRows($)).toEqual(["Color | Referencia", "rojo | 7-1", "gris | 7-2"]);
  expect(printed([])("table")).toHaveLength(0);
  expect(printed([]).text()).toBe("Referencia 7");
});
