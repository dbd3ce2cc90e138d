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
  expect(matching("termo").kinds).toMatchObject([
    { id: 2, leaf: 102 },
    { id: 3, leaf: 103 },
  ]);
});

test("words that are said about goods are offered only where no goods are called so", () => {
  expect(matching("termos")).toEqual({ terms: ["termosellado"], kinds: [] });
});

test("what else people call a thing leads to it, its second word too", () => {
  expect(matching("botella").kinds).toMatchObject([{ id: 2, leaf: 102 }]);
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

const terms = (kinds: Kind[], ...typed: string[]) => new Suggestions(kinds, []).matching(typed).terms;

test("a preposition that was typed goes on a phrase, and no word that begins so", () => {
  const many = [kind(1, "vestido de baño"), kind(2, "vestido deportivo"), kind(3, "cama para mascota")];
  expect(terms(many, "vestidos", "de", "b")).toEqual(["vestido de baño"]);
  expect(terms(many, "vestido", "de")[0]).toBe("vestido de baño");
  expect(terms(many, "camas", "pa")).toEqual(["cama para mascota"]);
  expect(terms([kind(1, "árbol de Navidad"), kind(2, "amor y amistad")], "amor", "y")).toEqual(["amor y amistad"]);
});

test("after a preposition alone comes what goods are for", () => {
  const many = [
    ...[1, 2].map((id) => kind(id, `soporte ${id}`, ["funda para celular"])),
    kind(3, "caja"),
    kind(4, "gorro", ["gorro para ducha", "medalla para deporte"]),
  ].map((one) => ({ ...one, total: 7 }));
  expect(terms(many, "para", "el", "c")).toEqual(["para celular", "funda para celular"]);
  expect(terms(many, "celu")).toContain("celular");
  expect(terms(many, "par")).not.toContain("para celular");
});

test("the beginning that several names share is suggested before each of them", () => {
  const many = ["mujer", "hombre"].map((whom, place) => ({ ...kind(place + 1, `gafas de sol para ${whom}`), total: 7 }));
  const protection = { ...kind(3, "gafas de protección", ["gafas de seguridad"]), total: 7 };
  expect(terms([...many, protection], "gafas", "de", "s")[0]).toBe("gafas de sol");
});

test("a word that means the same as a name leads to its goods", () => {
  const { terms: suggested, kinds } = new Suggestions(
    [kind(1, "gorra"), kind(2, "gorro tejido", ["cachucha de lana"])],
    [],
  ).matching(["cach"]);
  expect(suggested).toEqual(["cachucha", "cachucha de lana"]);
  expect(kinds[0]?.id).toBe(1);
});

test("an occasion is suggested, though no goods have it in their names", () => {
  const cup = kind(1, "corneta", ["mundial", "mundial de fútbol"]);
  expect(terms([cup, kind(2, "globo", ["globo del mundo"])], "mund").slice(0, 2)).toEqual(["mundial", "mundial de fútbol"]);
  const party = { ...kind(1, "globo", ["baby balloon", "baby shower"]), uses: ["regalo de baby shower"] };
  expect(terms([party], "baby")).toEqual(["baby shower"]);
});

test("a short English word is rather the beginning of a Spanish one, a whole word is the same in the plural", () => {
  expect(terms([kind(1, "lámpara de mesa", ["lamp"])], "lamp")).toEqual(["lámpara de mesa"]);
  const toys = [kind(1, "yoyo", ["juguetes"]), kind(2, "ratón", ["juguete para gato"])].map((one) => ({ ...one, total: 7 }));
  expect(terms(toys, "juguete")[0]).toBe("juguetes");
  expect(terms([kind(1, "cable usb"), kind(2, "organizador de cables")], "cabl")[0]).toBe("cable usb");
});

test("other names of one beginning do not push out what begins so too", () => {
  const many = [
    kind(1, "pila"),
    kind(2, "pila de botón"),
    kind(3, "poncho", ["piloto de lluvia"]),
    kind(4, "linterna", ["x", "pila de reloj"]),
  ];
  expect(terms(many, "pil")).toEqual(["pila", "pila de botón", "piloto de lluvia", "pila de reloj"]);
});

test("a mistyped beginning is corrected by sound or by a letter", () => {
  const { wordBeginnings } = new Suggestions([kind(1, "bisutería"), kind(2, "zapatos"), kind(3, "audífonos")], []);
  expect(["bizut", "sapat", "xqz", "hhh"].map((word) => wordBeginnings.soundingLike(word))).toEqual([
    "bisut",
    "zapat",
    undefined,
    undefined,
  ]);
  expect(["audfo", "zapta", "xqzwy", "aud"].map((word) => wordBeginnings.oneEditApart(word))).toEqual([
    "audifo",
    "zapat",
    undefined,
    undefined,
  ]);
});

test("verbs are not suggested, the first sense of a word before names of other goods", () => {
  expect(terms([kind(1, "tijeras", ["cortar", "cortar papel"]), kind(2, "cortina")], "cort")).toEqual(["cortina"]);
  expect(terms([kind(1, "cadena metálica"), kind(2, "collar", ["cadena!"])], "cade")[0]).toBe("cadena");
});

test("names that begin with the word that was typed whole come before those that end with it", () => {
  const many = ["correa para reloj", "reloj de pared", "reloj de arena", "reloj de pulsera"].map((noun, place) =>
    kind(place, noun),
  );
  expect(terms(many, "reloj").at(-1)).toBe("correa para reloj");
});

test("the everyday word comes first: the head of a name before another thing's other name, and a rarer word for goods last", () => {
  const many = [kind(1, "malla para moto", ["pulpo"]), kind(2, "pulsera de bisutería", ["pulseras"])];
  const begun = (some: Kind[], word: string, typed: string) =>
    new Suggestions(some, [{ term: word, weight: 1 }]).matching([typed]).terms.slice(0, 2);
  expect(begun(many, "pulpo", "pul")).toEqual(["pulseras", "pulpo"]);
  const pets = Array.from({ length: 20 }, (_, place) => kind(place + 10, `cama ${place}`, ["mascota"]));
  const goods = [...pets, kind(1, "anillo")].map((one) => ({ ...one, total: 7 }));
  expect(begun(goods, "animalito", "ani")).toEqual(["anillo", "animalito"]);
});
