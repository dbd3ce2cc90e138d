import { Kind } from "./kind.ts";
import { Suggestions } from "./suggestions.ts";

const kind = (id: number, noun: string, aliases: string[] = []) => Kind.parse({ id, noun, leaf_id: 100 + id, aliases });
const KINDS = [
  kind(1, "termómetro digital"),
  kind(2, "termo", ["botella térmica"]),
  kind(3, "termo infantil"),
  kind(4, "balón de fútbol"),
  kind(5, "balde plástico"),
  kind(6, "caja de regalo"),
];
const suggestions = new Suggestions(KINDS, [
  { term: "cajuela", weight: 90 },
  { term: "termosellado", weight: 400 },
]);

const matching = (...typed: string[]) => suggestions.matching(typed);

test("a whole word offers what is called by it alone, one that has begun a name of each, and words that are only said of goods are not offered", () => {
  expect(matching("termo").terms).toEqual(["termo", "termo infantil"]);
  expect(matching("term").terms.slice(0, 2)).toEqual(["termo", "termómetro digital"]);
  expect(matching("ba").terms).toEqual(["balde plástico", "balón de fútbol"]);
  expect(matching("balo").terms).toEqual(["balón de fútbol"]);
  expect(matching("caj").terms[0]).toBe("caja de regalo");
});

test("a whole word leads to the goods that are called so alone, with the category of each", () => {
  expect(matching("termo").kinds).toEqual([
    { id: 2, leaf: 102 },
    { id: 3, leaf: 103 },
  ]);
});

test("words that are said about goods are offered only where no goods are called so", () => {
  expect(matching("termos")).toEqual({ terms: ["termosellado"], kinds: [] });
});

test("what else people call a thing leads to it, its second word too", () => {
  expect(matching("botella").kinds).toEqual([{ id: 2, leaf: 102 }]);
  expect(matching("botella", "ter").terms).toEqual(["botella térmica"]);
});

test("what begins like nothing offers nothing", () => {
  expect(matching("xq")).toEqual({ terms: [], kinds: [] });
});

test("a short beginning offers what most goods are called first, and no short word that it happens to be", () => {
  const many = [
    kind(1, "bol", ["tazón"]),
    ...[2, 3, 4].map((id) => ({ ...kind(id, `bolsa ${id}`), total: 7 })),
    { ...kind(5, "bola navideña"), total: 7 },
  ];
  expect(new Suggestions(many, []).matching(["bol"]).terms.slice(0, 2)).toEqual(["bolsa", "bola navideña"]);
});

test("a word that looks like no Spanish one is offered last, a word for many goods before a name that begins with it", () => {
  const trapero = kind(1, "trapero", ["trash mop", "trapeador"]);
  const said = ["trapeador", "trash", "mop"].map((term) => ({ term, weight: 1 }));
  expect(new Suggestions([trapero], said).matching(["tra"]).terms).toEqual(["trapero", "trapeador", "trash mop"]);
  const toys = [kind(1, "juguete para baño", ["juguetes"]), kind(2, "yoyo", ["juguetes"])].map((one) => ({ ...one, total: 7 }));
  expect(new Suggestions(toys, []).matching(["ju"]).terms).toEqual(["juguetes", "juguete para baño"]);
});

test("what no goods are called in their texts leads to them, but is offered only where nothing else is", () => {
  const some = new Suggestions([kind(1, "medalla deportiva", ["medallas", "medal"]), kind(2, "medias")], []);
  expect(some.matching(["med"]).terms).toEqual(["medias", "medallas", "medalla deportiva"]);
  expect(some.matching(["medal"])).toMatchObject({ terms: ["medal"], kinds: [{ id: 1 }] });
});

test("what begins as typed is offered before what has it further on", () => {
  const many = [kind(1, "cinta para cajas"), kind(2, "caja de regalo"), kind(3, "caja para torta"), kind(4, "papel de caja")];
  expect(new Suggestions(many, []).matching(["caj"]).terms.slice(0, 3)).toEqual(["caja", "caja de regalo", "caja para torta"]);
});
