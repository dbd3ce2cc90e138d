import { renderToStaticMarkup } from "react-dom/server";
import { type ListingQuery, routes } from "@/lib/routes";
import { FilterValueLists } from "./filter-values";

const filters = [
  { name: "color", values: [{ value: "azul rey", total: 3 }] },
  { name: "minimum", values: [1, 12].map((minimum) => ({ value: String(minimum), total: minimum })) },
  { name: "shop_id", values: [{ value: "7", label: "Hengda & Hijos", total: 2 }] },
  { name: "district", values: [{ value: "District_2", total: 1 }] },
  { name: "material", values: Array.from({ length: 8 }, (_, index) => ({ value: `Material ${index}`, total: 9 - index })) },
  { name: "flavour", values: [{ value: "vainilla", total: 1 }] },
];

const html = (query: ListingQuery) =>
  renderToStaticMarkup(
    <FilterValueLists filters={filters} query={query} hrefWith={(change) => routes.productSearch({ ...query, ...change })} />,
  );
const links = (page: string) =>
  [...page.matchAll(/<a href="([^"]*)" rel="nofollow"[^>]*>(.*?)<span>(.*?)<\/span>/g)].map(([, ...parts]) => parts);

test("each value leads to the list with it, by its name and its count; what is not known is left out", () => {
  const found = links(html({ keyword: "termo", sort: "newest", page: 3 }));
  expect(found[0]).toEqual(["/screen/product?keyword=termo&amp;minimum=1&amp;sort=newest", "Desde 1", "1"]);
  expect(found).toContainEqual(["/screen/product?keyword=termo&amp;color=azul+rey&amp;sort=newest", "Azul rey", "3"]);
  expect(found).toContainEqual(["/screen/product?keyword=termo&amp;shop_id=7&amp;sort=newest", "Hengda &amp; Hijos", "2"]);
  expect(found).toContainEqual(["/screen/product?keyword=termo&amp;district=District_2&amp;sort=newest", "Distrito 2", "1"]);
  expect(found).toHaveLength(13);
});

test("a list that is narrowed by something already does not offer it again", () => {
  expect(links(html({ color: "azul rey", minimum: 12 })).map(([, name]) => name)).toEqual([
    ...Array.from({ length: 8 }, (_, index) => `Material ${index}`),
    "Hengda &amp; Hijos",
    "Distrito 2",
  ]);
});

test("the first values stand in the page, the others are unfolded", () => {
  const [, unfolded = ""] = html({}).split("<details");
  expect(links(unfolded.split("</details>")[0] ?? "")).toHaveLength(3);
});
