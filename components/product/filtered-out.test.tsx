import { renderToStaticMarkup } from "react-dom/server";
import { ProductCard } from "@/lib/contract/product";
import { activeFilters } from "@/lib/product/filters";
import { listProducts } from "@/lib/product/server";
import type { ListingQuery } from "@/lib/routes";
import { FilteredOut, findWithoutFilters } from "./filtered-out";

jest.mock("@/lib/product/server", () => ({ listProducts: jest.fn(), getCategoryTree: jest.fn() }));

const VASO = ProductCard.parse({ productId: "7", name: "Vaso", price: 1, shopId: "1", shopName: "Vidrios" });

/** What lists of products hold, by the filters that are left beside the words. */
const answer = (totals: Record<string, number>) =>
  jest.mocked(listProducts).mockImplementation(async (filter) => {
    const left = ["product_type_id", "color", "minimum"].filter((name) => name in filter).join(" ");
    const total = totals[left] ?? 0;
    return { total, records: total > 0 ? [VASO] : [], facets: [] };
  });

async function render(query: ListingQuery): Promise<string | undefined> {
  const hidden = await findWithoutFilters(query, activeFilters(query, {}));
  return hidden && renderToStaticMarkup(await FilteredOut({ query, ...hidden }));
}

const links = (html = "") => [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]+)/g)].map(([, href, label]) => [href, label]);

test("of a list that its filters leave empty it is said how much there is, and what taking away each of them brings", async () => {
  answer({ "": 28, color: 3 });
  const html = await render({ keyword: "vasos", color: "negro", minimum: 6 });
  expect(html).toContain("Hay 28 productos, pero ninguno con estos filtros");
  expect(links(html).slice(0, 3)).toEqual([
    ["/screen/product?keyword=vasos", "Quitar filtros"],
    ["/screen/product?keyword=vasos&amp;color=negro", "Quitar «Pedido mínimo: Hasta 6» (3)"],
    [expect.stringContaining("goods_name=vasos"), "Pedir cotización de «vasos»"],
  ]);
  expect(html).toContain('href="/product/7"');
});

test("category and shop stay while there are products in them, and go where there are none", async () => {
  answer({ product_type_id: 5, "": 28 });
  expect(links(await render({ keyword: "vasos", parent_product_type_id: "900", color: "negro" }))[0]?.[0]).toBe(
    "/screen/product?keyword=vasos&amp;parent_product_type_id=900",
  );
  answer({ "": 28 });
  expect(links(await render({ keyword: "vasos", parent_product_type_id: "900", color: "negro" }))[0]?.[0]).toBe(
    "/screen/product?keyword=vasos",
  );
});

test("where there is nothing without filters either, or there are none, nothing is said of them", async () => {
  answer({});
  expect(await render({ keyword: "xyz", color: "negro" })).toBeUndefined();
  answer({ "": 28 });
  expect(await render({ keyword: "vasos" })).toBeUndefined();
});
