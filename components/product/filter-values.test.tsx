import { renderToStaticMarkup } from "react-dom/server";
import { type ListingQuery, routes } from "@/lib/routes";
import { text } from "@/lib/text";
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
/** Of each link: where it leads, whether it is of a chosen value, its words, its number. */
const links = (page: string) =>
  [...page.matchAll(/<a href="([^"]*)" rel="nofollow"([^>]*)>(.*?)<span>(.*?)<\/span>/g)].map(
    ([, href, attributes = "", words = "", total]) => ({
      href,
      isChosen: attributes.includes("aria-current"),
      words: words.replaceAll(/<[^>]*>/g, ""),
      total,
    }),
  );

test("each value leads to the list with it, by its name and its count; what is not known is left out", () => {
  const found = links(html({ keyword: "termo", sort: "newest", page: 3 }));
  const link = (query: string, words: string, total: string) => ({
    ...{ href: `/screen/product?keyword=termo&amp;${query}&amp;sort=newest`, isChosen: false, words, total },
  });
  expect(found[0]).toEqual(link("minimum=1", "Desde 1", "1"));
  expect(found).toContainEqual(link("color=azul+rey", "Azul rey", "3"));
  expect(found).toContainEqual(link("shop_id=7", "Hengda &amp; Hijos", "2"));
  expect(found).toContainEqual(link("district=District_2", "Distrito 2", "1"));
  expect(found).toHaveLength(13);
});

test("a minimum that leaves as many goods as the one before it is left out, unless it is chosen", () => {
  const minimums = (query: ListingQuery) => {
    const values = [12, 24, 48].map((minimum) => ({ value: String(minimum), total: minimum === 12 ? 3 : 5 }));
    const page = renderToStaticMarkup(
      <FilterValueLists filters={[{ name: "minimum", values }]} query={query} hrefWith={() => ""} />,
    );
    return links(page).map(({ total }) => total);
  };
  expect(minimums({})).toEqual(["3", "5"]);
  expect(minimums({ minimum: 48 })).toEqual(["3", "5", "5"]);
});

test("a chosen value takes itself away, a second one goes with it, and a filter of one value changes to the other", () => {
  const found = links(html({ color: "azul rey,negro", minimum: 12, material: "Material 2" }));
  const leading = (words: string) => found.find((one) => one.words.endsWith(words));
  const rest = "/screen/product?material=Material+2&amp;color=azul+rey%2Cnegro";
  expect(found).toHaveLength(13);
  expect(leading("Azul rey")).toEqual({
    href: "/screen/product?material=Material+2&amp;color=negro&amp;minimum=12",
    isChosen: true,
    words: `${text.listing.removeFilter} Azul rey`,
    total: "3",
  });
  expect(leading("Hasta 12")).toMatchObject({ href: rest, isChosen: true });
  expect(leading("Desde 1")).toMatchObject({ href: `${rest}&amp;minimum=1`, isChosen: false });
  expect(leading("Material 1")?.href).toContain("material=Material+1%2CMaterial+2");
});

test("the sorts of a material are shown once it is chosen, and one of them takes its place", () => {
  const glass = [
    { value: "Vidrio", total: 6 },
    { value: "Vidrio templado", total: 3 },
    { value: "Vidrio reciclado", total: 2 },
  ];
  const found = (query: ListingQuery) =>
    links(
      renderToStaticMarkup(
        <FilterValueLists
          filters={[{ name: "material", values: glass }]}
          query={query}
          hrefWith={(change) => routes.productSearch({ ...query, ...change })}
        />,
      ),
    ).map(({ href, isChosen, total }) => [href, isChosen, total]);
  const path = "/screen/product";
  expect(found({})).toEqual([[`${path}?material=Vidrio`, false, "6"]]);
  expect(found({ material: "Vidrio" })).toEqual([
    [path, true, "6"],
    [`${path}?material=Vidrio+templado`, false, "3"],
    [`${path}?material=Vidrio+reciclado`, false, "2"],
  ]);
  expect(found({ material: "Vidrio templado" })).toEqual([
    [`${path}?material=Vidrio`, false, "6"],
    [path, true, "3"],
    [`${path}?material=Vidrio+reciclado%2CVidrio+templado`, false, "2"],
  ]);
});

test("a chosen value among the folded ones unfolds them", () => {
  expect(html({ material: "Material 1" })).not.toContain("<details open");
  expect(html({ material: "Material 7" })).toContain("<details open");
});

test("the first values stand in the page, the others are unfolded", () => {
  const [, unfolded = ""] = html({}).split("<details");
  expect(links(unfolded.split("</details>")[0] ?? "")).toHaveLength(3);
});
