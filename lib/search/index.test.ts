import {
  fittingSuggestions,
  isWorthAsking,
  markedParts,
  NO_SUGGESTIONS,
  nextActive,
  parseRecent,
  recentText,
  searchText,
  suggestionGroups,
  withRecent,
} from "./index";

const PRODUCT = {
  ...{ productId: "7", name: "Termo", shopId: "3", shopName: "Hengda", price: 2, unit: "Piece", image: "/media/a" },
  ...{ multistage_status: false, multistage_price: [] },
};

test("a search text has no blanks to spare and no more than the box takes", () => {
  expect(searchText("  termo \t para  café ")).toBe("termo para café");
  expect(searchText("a".repeat(500))).toHaveLength(200);
});

test("nothing is asked under two letters, but for an empty box", () => {
  expect(isWorthAsking("")).toBe(true);
  expect([" ", "t", " t ", "%%", "t!", "🧸🪁"].map(isWorthAsking)).toEqual(Array(6).fill(false));
  expect(["te", "t 2", "ñú", "茶具"].map(isWorthAsking)).toEqual(Array(4).fill(true));
});

describe("the groups", () => {
  const found = {
    terms: ["termo", "Ter", "termo para café", "termos", "termómetro", "terraza"],
    products: [PRODUCT],
    categories: [{ id: "900", name: "Termos" }],
    shops: [{ id: "3", name: "Hengda", cover: "/media/s", location: "Distrito 4", products: [] }],
  };

  test("stand in their order, with where each line leads", () => {
    expect(suggestionGroups("ter", found, ["termo azul"])).toEqual([
      { name: "terms", items: [{ label: "termo" }, { label: "termo para café" }, { label: "termos" }] },
      { name: "products", items: [{ label: "Termo", href: "/product/7", note: "$2,00 USD", image: "/media/a" }] },
      { name: "categories", items: [{ label: "Termos", href: "/screen/product?parent_product_type_id=900" }] },
      { name: "shops", items: [{ label: "Hengda", href: "/shop/3", note: "Distrito 4" }] },
      { name: "recent", items: [{ label: "termo azul" }] },
    ]);
  });

  test("an empty one is left out, recent searches are those that hold the text, accents aside", () => {
    expect(suggestionGroups("bisu", NO_SUGGESTIONS, ["Bisutería fina", "termo", "bisu"])).toEqual([
      { name: "recent", items: [{ label: "Bisutería fina" }] },
    ]);
    expect(suggestionGroups("", NO_SUGGESTIONS, ["a", "b", "c", "d", "e"])[0]?.items).toHaveLength(4);
  });
});

test("where nothing was found, a quotation can be asked for; not before that is known", () => {
  expect(suggestionGroups("ferrari", { ...NO_SUGGESTIONS, isLoaded: true }, [])).toEqual([
    { name: "unknown", items: [{ label: "ferrari", href: "/cantFind?goods_name=ferrari" }] },
  ]);
  expect(suggestionGroups("ferrari", NO_SUGGESTIONS, [])).toEqual([]);
  expect(suggestionGroups("", { ...NO_SUGGESTIONS, isLoaded: true }, [])).toEqual([]);
});

test("until newer suggestions are loaded, those stay whose names have all that is typed", () => {
  const found = {
    terms: ["gorro tejido", "gorra"],
    products: [{ ...PRODUCT, name: "Gorra de poliéster" }, PRODUCT],
    categories: [{ id: "4", name: "Gorras y sombreros" }],
    shops: [{ id: "3", name: "Hengda", cover: "/media/s", products: [] }],
  };
  const fitting = (text: string) => suggestionGroups(text, fittingSuggestions(found, text), []).map(({ items }) => items.length);
  expect(fitting("gor")).toEqual([2, 1, 1]);
  expect(fitting("Gorro tej")).toEqual([1]);
  expect(fittingSuggestions(found, "som").categories).toHaveLength(1);
  expect(fitting("zap")).toEqual([]);
});

test("before anything is typed, recent searches stand before what is popular and its categories", () => {
  const popular = {
    ...NO_SUGGESTIONS,
    terms: ["termo", "medias"],
    products: [PRODUCT],
    categories: [{ id: "9", name: "Hogar" }],
  };
  const shown = suggestionGroups("", popular, ["olla"]);
  expect(shown.map(({ name, items }) => [name, items.length])).toEqual([
    ["recent", 1],
    ["popular", 2],
    ["categories", 1],
  ]);
  expect(fittingSuggestions(popular, "")).toEqual(NO_SUGGESTIONS);
});

test("beginnings of words that were typed are marked, accents aside", () => {
  const marked = (label: string, text: string) =>
    markedParts(label, text)
      .map(({ part, isTyped }) => (isTyped ? `[${part}]` : part))
      .join("");
  expect(marked("Termómetro con termo", "TERMOM")).toBe("[Termóm]etro con termo");
  expect(marked("Bolsa de papel", "pap bol")).toBe("[Bol]sa de [pap]el");
  expect(marked("Olla", "")).toBe("Olla");
});

test("arrows go round through the lines and the box itself", () => {
  expect([-1, 0, 1, 2].map((active) => nextActive(active, 3, "ArrowDown"))).toEqual([0, 1, 2, -1]);
  expect([-1, 0, 1, 2].map((active) => nextActive(active, 3, "ArrowUp"))).toEqual([2, -1, 0, 1]);
  expect(nextActive(-1, 0, "ArrowDown")).toBe(-1);
});

describe("recent searches", () => {
  test("have the last one first, none twice, and no more than eight", () => {
    expect(withRecent(["termo", "olla"], "Ólla")).toEqual(["Ólla", "termo"]);
    expect(withRecent(["termo"], "")).toEqual(["termo"]);
    const many = Array.from({ length: 12 }, (_, n) => `busca ${n}`).reduce(withRecent, [] as string[]);
    expect(many).toEqual([11, 10, 9, 8, 7, 6, 5, 4].map((n) => `busca ${n}`));
  });

  test("come back as they were kept, whatever was written in their place", () => {
    expect(parseRecent(recentText(["termo azul", "olla"]) ?? null)).toEqual(["termo azul", "olla"]);
    expect(recentText([])).toBeUndefined();
    expect(parseRecent(null)).toEqual([]);
    expect(parseRecent("\n \n  x\n")).toEqual(["x"]);
  });
});
