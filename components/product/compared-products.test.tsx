import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { ProductDetail } from "@/lib/contract/product";
import { text } from "@/lib/text";
import { ComparedProducts } from "./compared-products";

const t = text.compare;

const product = (id: string, status: string) =>
  ProductDetail.parse({
    ...{ id, status, cover: [], name: `Cinta ${id}`, price: 2, shop_id: "1", shop_name: "Lazos" },
    ...{ product_type_name: "Cintas", product_type_id: "9" },
  });

const table = (...statuses: string[]) =>
  load(renderToStaticMarkup(<ComparedProducts products={statuses.map((status, index) => product(String(index + 1), status))} />));

const availability = ($: ReturnType<typeof table>) => $(`tr:has(th[scope=row]:contains("${t.availability}"))`);

// spec: 26.3
test("where one is sold out, the others are told to be available, and nothing is marked as the same", () => {
  const row = availability(table("on_sale", "sold_out"));
  expect(
    row
      .find("td")
      .map((_, cell) => load(cell).text())
      .get(),
  ).toEqual([t.available, t.soldOut]);
  expect(row.find("th").text()).not.toContain(t.same);
});

test("where all are sold out they are marked as the same, and where none is there is no row", () => {
  expect(availability(table("sold_out", "sold_out")).find("th").text()).toContain(t.same);
  expect(availability(table("on_sale", "on_sale"))).toHaveLength(0);
});

test("crawlers do not follow the endless choices", () => {
  const links = table("on_sale", "on_sale")("a[href^='/compare']");
  expect(links.map((_, link) => link.attribs.rel).get()).toEqual(["nofollow", "nofollow"]);
});
