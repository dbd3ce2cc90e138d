import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { ProductDetail } from "@/lib/contract/product";
import { text } from "@/lib/text";
import { ComparedProducts } from "./compared-products";

const t = text.compare;

const product = (id: string, status: string, more = {}) =>
  ProductDetail.parse({
    ...{ id, status, ...more, cover: [], name: `Cinta ${id}`, price: 2, shop_id: "1", shop_name: "Lazos" },
    ...{ product_type_name: "Cintas", product_type_id: "9" },
  });

const table = (...statuses: string[]) =>
  load(renderToStaticMarkup(<ComparedProducts products={statuses.map((status, index) => product(String(index + 1), status))} />));

const tiers = (...quantities: number[]) => ({
  multistage_status: true,
  multistage_price: quantities.map((quantity, index) => ({ quantity, price: 3 - index * 0.5 })),
});
const pageOf = (...more: object[]) =>
  load(
    renderToStaticMarkup(
      <ComparedProducts products={more.map((one, index) => product(String(index + 1), "on_sale", { unit: "Piece", ...one }))} />,
    ),
  );

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

// spec: 26.3
test("the lowest price tells the quantity that it takes", () => {
  const $ = pageOf({ ...tiers(12, 1440), min_quantity: 12 }, { ...tiers(12), min_quantity: 12 });
  const row = $(`tr:has(th[scope=row]:contains("${t.prices}"))`);
  expect(row.find("td").eq(0).text()).toContain("El más bajo, desde 1.440 piezas");
  expect(row.find("td").eq(1).text()).not.toContain(t.lowestPrice);
});

test("what has no variants goes into the cart from here, with its minimum; else the choice is led to", () => {
  const sku = (id: string) => ({ sku_id: id, price: 2, options: { Color: id } });
  const $ = pageOf({ min_quantity: 12 }, { skus: [sku("a"), sku("b")] });
  expect(
    $("button[data-add]")
      .map((_, { attribs }) => `${attribs["data-product"]} × ${attribs.value}`)
      .get(),
  ).toEqual(["1 × 12"]);
  expect($('a[href="/product/2#variantes"]').text()).toBe(t.choose);
});

test("a phone is told how many columns are out of sight, where some are", () => {
  expect(table("on_sale", "on_sale").text()).not.toContain("a la vista");
  expect(table("on_sale", "on_sale", "on_sale").text()).toContain("2 de 3 a la vista");
});

test("the comparison without its only column says that it was emptied", () => {
  expect(table("on_sale")("a[rel=nofollow]").attr("href")).toBe("/compare?ids=");
});

const carton = { pack_quantity: 24, carton: { length: 60, width: 40, height: 50, weight: 12 }, tariff_heading: "6911" };
const landed = (wanted?: number) => {
  const products = [12, 60].map((min_quantity, index) =>
    product(String(index + 1), "on_sale", { unit: "Piece", min_quantity, price: index + 1, ...carton }),
  );
  const $ = load(renderToStaticMarkup(<ComparedProducts products={products} wanted={wanted} />));
  return { row: $(`tr:has(th[scope=row]:contains("${text.product.landing}")) td`), field: $("input[name=quantity]") };
};

test("landed costs are told at one quantity, which can be chosen from the largest minimum on", () => {
  for (const [wanted, quantity] of [
    [undefined, 60],
    [7, 60],
    [500, 500],
  ] as const) {
    const { row, field } = landed(wanted);
    for (const cell of [0, 1]) expect(row.eq(cell).text()).toContain(`al pedir ${quantity} piezas`);
    expect([field.val(), field.attr("min")]).toEqual([String(quantity), "60"]);
  }
});

test("no landed cost is told at a quantity that no line may have", () => {
  const products = [7, 1].map((step, index) => product(String(index + 1), "on_sale", { unit: "Piece", step, ...carton }));
  const $ = load(renderToStaticMarkup(<ComparedProducts products={products} wanted={1_000_000} />));
  const cells = $(`tr:has(th[scope=row]:contains("${text.product.landing}")) td`);
  expect(cells.eq(0).text()).toContain("al pedir 999.999 piezas");
  expect(cells.eq(1).text()).toContain("al pedir 1.000.000 piezas");
});

test("where units differ there is no common quantity to choose", () => {
  expect(pageOf({ unit: "Piece", ...carton }, { unit: "Pair", ...carton })("input[name=quantity]")).toHaveLength(0);
});
