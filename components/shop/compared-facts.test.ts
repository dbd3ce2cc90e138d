import { comparedFacts } from "@/lib/compare";
import { Category } from "@/lib/contract/category";
import { Factory, ShopDetail } from "@/lib/contract/shop";
import { text } from "@/lib/text";
import { leafCategories, shopFacts } from "./compared-facts";

const t = text.compare.shops;
const BARE = { shop: ShopDetail.parse({ id: "1", name: "Lazos", cover: "" }) };
const MARKETS = [
  { key: "District_1", name: "Distrito 1", img: "", east: { key: "District_1-East", name: "Distrito 1 Este", img: "" } },
];

const category = (id: string, name: string, total?: number, parent_id?: string) => Category.parse({ id, name, total, parent_id });

const WHOLE = {
  shop: ShopDetail.parse({
    ...{
      id: "2",
      name: "Cintas",
      cover: "/c",
      factory: true,
      trade: "Bolsos",
      total: 1234,
      district: "District_1-East",
      since: 2016,
    },
    location: "Distrito 1 Este, piso 2, local 7",
    answers: [{ kind: "request", asked: 25, answered: 23, days: 90, within_hours: 72 }],
  }),
  factory: Factory.parse({
    ...{ id: "2", address: "Calle 5, Yiwu", factoryName: "Cintas" },
    ...{ businessLicenseList: ["l"], mainPicList: ["a", "b"] },
  }),
  categories: [category("9", "Bolsos", 1234), category("91", "Morrales", 1000, "9"), category("92", "Carteras", 234, "9")],
  evaluations: { total: 12, average: 4.2 },
};

const told = (one: Parameters<typeof shopFacts>[0]) =>
  Object.fromEntries(shopFacts(one, MARKETS).flatMap(({ name, value }) => (value ? [[name, value]] : [])));

// spec: 26.3
test("everything that is known of a supplier is told", () => {
  expect(told(WHOLE)).toEqual({
    [t.kind]: "Fabricante",
    [t.trade]: "Bolsos",
    [t.sells]: "Morrales (1.000)\nCarteras (234)",
    [t.total]: "1.234",
    [t.market]: "Distrito 1 Este",
    [t.location]: "Distrito 1 Este, piso 2, local 7",
    [t.address]: "Calle 5, Yiwu",
    [t.since]: "2016",
    [t.licences]: "1 licencia",
    [t.pictures]: "2 fotos",
    [text.compare.answers]: "Respondió 23 de 25 solicitudes de cotización en los últimos 90 días.",
    [t.evaluations]: "4,2 de 5 en promedio · 12 opiniones",
  });
});

test("nothing is told of what is not known, and a fact of nobody is no row", () => {
  expect(told(BARE)).toEqual({});
  expect(comparedFacts([shopFacts(BARE, MARKETS), shopFacts(BARE, MARKETS)])).toEqual([]);
  const unread = { shop: { ...WHOLE.shop, answers: [], district: "nowhere" }, evaluations: { total: 0 } };
  const names = Object.keys(told(unread));
  for (const name of [t.market, t.address, t.licences, t.pictures, text.compare.answers, t.evaluations])
    expect(names).not.toContain(name);
});

test("a shop that does not make what it sells is a trader", () => {
  expect(told({ shop: { ...BARE.shop, factory: false } })).toEqual({ [t.kind]: "Comercializador" });
});

test("few opinions are counted, without an average", () => {
  expect(told({ ...BARE, evaluations: { total: 1 } })).toEqual({ [t.evaluations]: "1 opinión" });
});

test("what all tell alike is marked, what differs or only one tells is not", () => {
  const other = { ...BARE, shop: { ...BARE.shop, trade: "bolsos", total: 7 } };
  const rows = comparedFacts([shopFacts(WHOLE, MARKETS), shopFacts(other, MARKETS)]);
  expect(rows.filter(({ isSame }) => isSame).map(({ name }) => name)).toEqual([t.trade]);
});

test("of many kinds of goods the first eight are told by name, the others by how many they are", () => {
  const categories = Array.from({ length: 10 }, (_, n) => category(String(n), `Tipo ${n}`, n));
  const lines = (told({ ...BARE, categories })[t.sells] ?? "").split("\n");
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([9, "Tipo 9 (9)", "y 2 tipos más"]);
  expect(told({ ...BARE, categories: [category("1", "Cintas")] })).toEqual({ [t.sells]: "Cintas" });
});

test("a category with narrower ones is not one of the narrowest", () => {
  expect(leafCategories(WHOLE.categories).map(({ id }) => id)).toEqual(["91", "92"]);
});
