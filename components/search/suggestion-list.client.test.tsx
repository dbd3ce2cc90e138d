import { renderToStaticMarkup } from "react-dom/server";
import { ProductCard } from "@/lib/contract/product";
import { FactoryCard } from "@/lib/contract/shop";
import { type Suggestions, suggestionGroups } from "@/lib/search";
import later from "@/messages/later.json";
import { SuggestionList } from "./suggestion-list.client";

const t = later.search;
const none = () => undefined;

const FOUND: Suggestions = {
  terms: ["termo", "termo infantil", "botella térmica"],
  products: [
    ProductCard.parse({
      productId: "7",
      name: "Termo de acero",
      price: 3.5,
      shopId: "1",
      shopName: "Hengda",
      image: "/media/goods/t",
    }),
  ],
  categories: [{ id: "900", name: "Termos y botellas" }],
  shops: [FactoryCard.parse({ id: "1", name: "Hengda", cover: "/media/shop", location: "Distrito 3" })],
};

/** Each group by its name, with its lines as they read. */
const groups = (typed: string, recent: string[] = []) => {
  const html = renderToStaticMarkup(
    <SuggestionList
      id="lista"
      optionId={(index) => `linea-${index}`}
      groups={suggestionGroups(typed, FOUND, recent)}
      typed={typed}
      active={1}
      onSearch={none}
      onForget={none}
    />,
  );
  return html
    .split("<fieldset")
    .slice(1)
    .map((group) => ({
      name: /aria-label="([^"]*)"/.exec(group)?.[1],
      lines: [...group.matchAll(/id="(linea-\d+)" role="option"|role="option"[^>]*id="(linea-\d+)"/g)].map(
        ([, one, other]) => one ?? other,
      ),
      links: [...group.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href),
      copy: group.replaceAll(/<[^>]*>/g, " "),
    }));
};

test("words come first, the goods, their categories and their suppliers beside them, then what was searched before", () => {
  const shown = groups("ter", ["termo viejo"]);
  expect(shown.map(({ name }) => name)).toEqual([t.terms, t.products, t.categories, t.shops, t.recent]);
  expect(shown.map(({ links }) => links)).toEqual([
    [],
    ["/product/7"],
    ["/screen/product?parent_product_type_id=900"],
    ["/shop/1"],
    [],
  ]);
  expect(shown[1]?.copy).toContain("$3,50 USD");
  expect(shown[3]?.copy).toContain("Distrito 3");
});

test("the word that is typed already is not offered again", () => {
  expect(suggestionGroups("Termo", FOUND, [])[0]?.items.map(({ label }) => label)).toEqual(["termo infantil", "botella térmica"]);
});

test("lines are numbered through all groups, so that the arrows walk them", () => {
  expect(groups("ter").flatMap(({ lines }) => lines)).toEqual([0, 1, 2, 3, 4, 5].map((index) => `linea-${index}`));
});

test("a group without anything is left out", () => {
  expect(suggestionGroups("ter", { ...FOUND, categories: [], shops: [] }, []).map(({ name }) => name)).toEqual([
    "terms",
    "products",
  ]);
});
