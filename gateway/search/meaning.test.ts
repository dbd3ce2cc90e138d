import { kinds, meant, nounOf, nouns } from "./catalogue-meaning.fixture.ts";
import { withoutLightestWord } from "./meaning.ts";
import { goodsLines, isTargeted, stemText, synonyms, widerStems } from "./synonyms.ts";

test.each(goodsLines)("what is said for $target leads to it", ({ target, phrases }) => {
  const goods = new Set(kinds.filter((kind) => isTargeted(kind, target)).map(({ id }) => id));
  expect(goods.size).toBeGreaterThan(0);
  const lost = phrases.filter((phrase) => !meant(phrase).kinds.some(({ id }) => goods.has(id)));
  expect(lost).toEqual([]);
});

test.each([
  ["caja", "Caja"],
  ["bolsa de papel", "Bolsa de papel"],
  ["caja para torta", "Caja para torta"],
  ["correa reloj", "Correa para reloj"],
  ["termo niños", "Termo"],
  ["forro celular", "Funda para celular"],
  ["juego de brochas", "Juego de brochas"],
  ["vestido de baño niña", "Vestido de baño"],
  // The first word says what the goods are, even where other goods have all the words.
  ["cauchitos de colores", "Caucho para el cabello"],
  ["carro a control remoto", "Carro"],
  // A cleaning cloth, not a car's wiper and nothing made of glass.
  ["limpiavidrios", "Paño de limpieza"],
  ["limpia vidrios", "Paño de limpieza"],
  // A mistyped name of a kind is corrected before synonyms replace phrases.
  ["disfras de superheroe", "Disfraz infantil"],
  ["maletas escolares con ruedas", "Morral escolar"],
])("%s is first of all a %s", (keyword, noun) => {
  expect(nouns(keyword)[0]).toMatch(new RegExp(`^${noun}`));
});

test("goods that are called so come first, then those of their category, then what is only for them", () => {
  const { kinds: called, otherKinds } = meant("termo");
  expect(nounOf.get(called[0]?.id ?? 0)).toBe("Termo");
  const others = otherKinds.map((id) => nounOf.get(id));
  expect(others[0]).toBe("Tetera");
  expect(others.indexOf("Calcomanías")).toBeGreaterThan(0);
});

test("what only mentions the name of goods, in its description or category, is not what is looked for", () => {
  expect(nouns("bolsas de regalo")).toEqual(["Bolsa de papel"]);
  expect(nouns("caja herramientas")).toEqual(["Caja de herramientas"]);
  expect(nouns("cachuchas negras")).toEqual(nouns("gorras negras"));
  expect(nouns("ollas y sartenes")).toEqual(expect.arrayContaining(["Olla", "Sartén"]));
});

test("a gorra is no gorro", () => {
  expect(nouns("gorra")[0]).toBe("Gorra");
  expect(nouns("gorros")[0]).toMatch(/^Gorro/);
});

test("words that go with no goods of the others are left out and told as they were typed", () => {
  expect(meant("Termo xqzwkvjy Niños")).toMatchObject({ leftOut: ["xqzwkvjy", "Niños"], corrected: undefined });
  expect(meant("xqzwkvjy").words).toEqual([]);
});

const isSold = (keyword: string) => meant(keyword).kinds.length > 0;

test.each(Object.entries(synonyms.read))("%s is looked for by %s, and nothing is told", (said, words) => {
  expect(isSold(words)).toBe(true);
  expect(meant(said).kinds[0]?.id).toBe(meant(words).kinds[0]?.id);
  expect(meant(said).leftOut).toEqual([]);
});

test.each(Object.entries(synonyms.near))("%s is not in the catalogue: it is told, and no goods are called so", (said, words) => {
  expect(meant(said).unsold).not.toEqual([]);
  expect(isSold(said)).toBe(words !== "");
});

test("sizes, quantities and prices leave no goods out, and what the goods do not have is told", () => {
  expect(meant("candado xl pequeño").words.map(({ typed }) => typed)).toEqual(["candado"]);
  expect(meant("juguetes de 2 mil pesos").words.map(({ typed }) => typed)).toEqual(["juguetes"]);
  expect(meant("juguetes de 2 mil pesos").leftOut).toContain("pesos");
  expect(meant("metro de 5 metros").words.map(({ typed }) => typed)).toEqual(["metro"]);
});

test.each(synonyms.qualities)("a candado that is asked for with %s is a candado first of all", (quality) => {
  expect(nouns(`candado ${quality}`)[0]).toMatch(/^Candado/);
});

test("materials leave no goods out, and are told where the best goods have none", () => {
  const { words, weighing, leftOut } = meant("tetero de vidrio");
  expect(words.map(({ typed }) => typed)).toEqual(["tetero"]);
  expect(weighing.map(({ typed }) => typed)).toEqual(["vidrio"]);
  expect(leftOut).toEqual([]);
  expect(meant("bikini de vidrio").leftOut).toEqual(["vidrio"]);
  expect(meant("bolsa de papel").words).toHaveLength(2);
});

test("what is said after a name of goods only ranks, so that other goods with the words do not take their place", () => {
  expect(nouns("cajas de regalo con tapa")[0]).toBe("Caja de regalo");
  expect(nouns("disfraz de mariposa")).toContain("Disfraz infantil");
  const { words, weighing } = meant("termo con infusor");
  expect([words.map(({ typed }) => typed), weighing.map(({ typed }) => typed)]).toEqual([["termo"], ["infusor"]]);
  expect(nouns("juguete mordedor").slice(0, 2)).toContain("Sonajero");
});

test("goods of several names are looked for each by its own, and what is said of the last is said of all", () => {
  const { words, leftOut } = meant("platos y vasos desechables");
  expect(nouns("platos y vasos desechables").slice(0, 2).toSorted()).toEqual(["Plato desechable", "Vaso desechable"]);
  expect([words.length, leftOut]).toEqual([1, []]);
  expect(nouns("lámparas de techo y de mesa")[0]).toBe("Lámpara de techo");
  expect(nouns("toppers para torta y capacillos").toSorted()).toEqual(["Capacillo para cupcake", "Decorador de torta"]);
  expect(nouns("blusas con flores y mariposas")).toEqual(["Blusa"]);
});

test("where the thing itself is unknown or not sold, what is only said of it finds nothing", () => {
  expect(meant("panela en polvo")).toMatchObject({ words: [], kinds: [], leftOut: ["panela"] });
  expect(meant("xqzwkvjy de silicona")).toMatchObject({ words: [], kinds: [], leftOut: ["xqzwkvjy"] });
  expect(isSold("xqzwkvjy para perro")).toBe(true);
});

test("words of the trade narrow nothing", () => {
  expect(meant("gorras x mayor")).toEqual(meant("gorras x12"));
  expect(meant("gorras x mayor").leftOut).toEqual([]);
});

test("a compound that goods are not called by is read by its parts", () => {
  expect(nouns("portacarnet")[0]).toBe("Carné de acceso");
  expect(nouns("portavelas")[0]).toBe("Portavelas");
});

test("neighbours are shown for what is asked for, not for what is only said of other goods", () => {
  expect(nouns("pitillos")[0]).toBe("Vaso con pitillo");
  expect(nouns("termo con pitillo")[0]).toBe("Termo");
  expect(meant("termo con pitillo").leftOut).toEqual(["pitillo"]);
  expect(nouns("dispensador de jabón")[0]).toBe("Dispensador de jabón");
});

test("a word of the trade is never taken for another one, though the catalogue has none of it", () => {
  expect(meant("curitas")).toMatchObject({ kinds: [], leftOut: ["curitas"], corrected: undefined });
});

test("a word means what people mean first of all by it, whoever else has it for a noun", () => {
  expect(nouns("cadenas")[0]).toBe("Collar");
  expect(nouns("cadenas")).toContain("Cadena metálica");
  expect(nouns("sombrilla")[0]).toBe("Paraguas");
});

test("a diminutive that is a word itself goes with what stands beside it", () => {
  expect(nouns("ropita para perro")[0]).toBe("Saco para perro");
});

test("goods with the word in their names are looked through too where it only tells an occasion", () => {
  expect(nouns("pesebre")).toContain("Farol de velitas");
});

test.each(["peras", "brocas", "manzana", "pega", "calle", "cuter"])("%s is no mistyped word", (keyword) => {
  expect(meant(keyword).corrected).toBeUndefined();
});

test("a mistyped word is read as what goes with the words beside it", () => {
  expect(meant("baso desechable").corrected).toBe("vaso desechable");
  expect(meant("sonbrilla").corrected).toBe("sombrilla");
  expect(meant("temro acero").corrected).toBe("termo acero");
  expect(meant("temroxq temro temro").corrected).toBe("temroxq termo termo");
  expect(meant("cachuhca").corrected).toBe("cachucha");
  for (const keyword of ["cartuhera", "termo"]) expect(meant(keyword).corrected).toBeUndefined();
  // "trampa" could be "trama", but neither goes with a mouse.
  expect(meant("trampa ratones")).toMatchObject({ leftOut: ["trampa"], corrected: undefined });
});

test("words that say nothing to a search are passed over", () => {
  expect(meant("gorras al por mayor baratas").words).toHaveLength(1);
  expect(meant("gorras al por mayor baratas").leftOut).toEqual([]);
});

test("the least telling word is given up first, the last one never", () => {
  const given = withoutLightestWord(meant("bolsa de papel"));
  expect(given).toMatchObject({ words: [{ typed: "bolsa" }], leftOut: ["papel"] });
  expect(given && withoutLightestWord(given)).toBeUndefined();
});

test("a colour finds nothing without the goods themselves", () => {
  expect(meant("xqzwkvjy amarillo")).toMatchObject({ words: [], kinds: [], leftOut: ["xqzwkvjy"] });
  expect(nouns("flores amarillas")[0]).toBe("Flor amarilla artificial");
});

test("what stands for any goods is passed over where more is said, but not in a name of goods", () => {
  expect(nouns("regalo de grado")[0]).toBe("Birrete decorativo");
  expect(nouns("regalos para mamá")).toContain("Ramo decorativo");
  expect(meant("regalo").words).toHaveLength(1);
});

test.each([
  ["vasos plasticos", "vasosplasticos"],
  ["paraguas", "para guas"],
  ["caucho para el pelo", "cauchito pelo"],
  ["muñeca", "muñecota"],
])("%s and %s are the same goods", (one, other) => {
  expect(nouns(other)[0]).toBe(nouns(one)[0]);
  expect(meant(other).leftOut).toEqual([]);
});

test("a letter that was mistaken is put right where the words beside it make a name of goods", () => {
  expect(meant("guandes de limpieza").corrected).toBe("guantes de limpieza");
  expect(meant("guandes").corrected).toBeUndefined();
});

test("people seldom miss the first letter, and the end in e has no gender", () => {
  expect(meant("aretas").corrected).toBe("aretes");
});

test("words that only neighbours are shown for may be mistyped too", () => {
  expect(nouns("cartuhera")).toEqual(nouns("cartuchera"));
  expect(meant("cartuhera").leftOut).toEqual(["cartuhera"]);
});

test("goods that are named for one purpose serve no other, though their category says two", () => {
  expect(nouns("soporte celular moto")).toContain("Soporte de celular para carro");
  expect(meant("soporte celular moto").leftOut).toEqual(["moto"]);
  expect(meant("guantes para moto").leftOut).toEqual([]);
});

test("a pack is not told where its goods are found", () => {
  expect(nouns("juego de copas")[0]).toBe("Copa");
  expect(meant("juego de copas").leftOut).toEqual([]);
});

test("a compound that nobody knows is no slip of a word two letters shorter", () => {
  expect(meant("rallatodo").corrected).toBeUndefined();
});

test("where no goods have all words, a name that says them in one is found", () => {
  expect(meant("capa de vampiro").leftOut).toEqual([]);
  expect(meant("capa de vampiro").words).toHaveLength(2);
});

test("phrases of the tables match diminutives, and are matched by them", () => {
  expect(nouns("espejito de bolsillo")).toEqual(nouns("espejo de bolsillo"));
  expect(nouns("ojos moviles")).toEqual(nouns("ojitos moviles"));
});

test.each(Object.entries(synonyms.wider))("%s is of the sort %s", (material, sort) => {
  expect(widerStems(stemText(material))).toEqual(stemText(sort));
});

test("two names that no kind has together lead to goods of both, where the first is only an alias", () => {
  expect(meant("roseta bombillo")).toMatchObject({ isEither: true, leftOut: [] });
  expect(nouns("roseta bombillo")).toEqual(expect.arrayContaining(["Abanico decorativo", "Bombillo"]));
  expect(meant("sandalias playeras").isEither).toBeUndefined();
});

test("of a phrase for unsold goods all is told, as it was typed", () => {
  expect(meant("inflador de bombas").leftOut).toEqual(["inflador de bombas"]);
  expect(meant("cinta doble faz").leftOut).toEqual(["cinta doble faz"]);
});
