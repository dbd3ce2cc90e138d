import { renderToStaticMarkup } from "react-dom/server";
import { activeFilters, narrowingFilters } from "@/lib/product/filters";
import { type ListingQuery, routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { ActiveFilters } from "./active-filters";

const html = (query: ListingQuery) =>
  renderToStaticMarkup(
    <ActiveFilters
      filters={narrowingFilters(activeFilters(query, {}))}
      hrefWith={(change) => routes.productSearch({ ...query, ...change })}
    />,
  );

const lastLink = (query: ListingQuery) => html(query).split("<a ").at(-1) ?? "";

test("all filters are removed at once; the words and the order stay", () => {
  const last = lastLink({ keyword: "gorras", material: "Dril", color: "negro", min_price: "2", sort: "newest", page: 3 });
  expect(last).toContain('href="/screen/product?keyword=gorras&amp;sort=newest"');
  expect(last).toContain(text.listing.removeAll);
});

test("of several values of a filter each has its own chip, and all go together", () => {
  const page = html({ color: "azul,negro" });
  expect(page).toContain('href="/screen/product?color=negro"');
  expect(page).toContain('href="/screen/product?color=azul"');
  expect(lastLink({ color: "azul,negro" })).toContain('href="/screen/product"');
});

test("one filter is removed by its own chip, and words alone are no filter", () => {
  expect(html({ keyword: "gorras", color: "negro" })).not.toContain(text.listing.removeAll);
  expect(html({ keyword: "gorras", color: "negro" })).not.toContain("«gorras»");
  expect(html({ keyword: "gorras" })).toBe("");
});
