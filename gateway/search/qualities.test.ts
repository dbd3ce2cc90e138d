import { meant, nounOf, nouns } from "./catalogue-meaning.fixture.ts";

test("what stands for any goods beside a trade leads to what the trade makes its goods of", () => {
  for (const keyword of ["materiales para bisutería", "herrajes bisutería", "insumos para bisutería"])
    expect(nouns(keyword)[0]).toMatch(/^(?:Cuentas para|Hilo de) bisutería$|^Dije$/);
  expect(nouns("materiales para tejer")).toEqual(["Lana para tejer"]);
});

test("a quality that no goods have is no misspelling, and leaves the first sense of the noun", () => {
  expect(meant("cadenas rodio")).toMatchObject({ leftOut: ["rodio"], corrected: undefined });
  expect(nouns("cadenas rodio")[0]).toBe("Collar");
});

test("goods for whom it was asked for come before others of the make", () => {
  expect(nouns("relojes digitales niño")[0]).toBe("Reloj infantil");
  expect(nouns("reloj digital dama")[0]).toBe("Reloj de pulsera para mujer");
  expect(nouns("gafas lectura mujer")[0]).toBe("Gafas de lectura");
});

test("kinds that share noun and top category are lifted where a make was typed: goods of that make come first", () => {
  expect(meant("moldes de silicona").kinds.map(({ id, lift }) => [nounOf.get(id), lift !== undefined])).toContainEqual([
    "Molde para hielo",
    true,
  ]);
  const [best, ...others] = meant("collares perla").kinds;
  expect(best?.lift).toBeUndefined();
  expect(others.map(({ id, lift }) => [nounOf.get(id), lift !== undefined])).toContainEqual(["Gargantilla", true]);
  expect(meant("collares").kinds.some(({ lift }) => lift !== undefined)).toBe(false);
});

test("the plural of a name is corrected by its sound, though only its singular is known", () => {
  expect(nouns("saumerios")[0]).toBe("Incienso");
  expect(nouns("umidificadores")[0]).toBe("Humidificador de ambiente");
});

test("a season after the name of goods only ranks them, though others are said to go with them", () => {
  expect(nouns("termo regreso a clases")[0]).toBe("Termo");
});

test("a quality that only some goods have is counted in their own texts, though all are called so", () => {
  const toldApart = (keyword: string) => meant(keyword).weighing.flatMap(({ typed, tellsApart }) => (tellsApart ? [typed] : []));
  expect(toldApart("destornillador de estrella")).toEqual(["estrella"]);
  expect(toldApart("mouse inalámbrico")).toEqual(["inalámbrico"]);
  for (const keyword of ["nevera portátil", "reflector led", "corta uñas grande"]) expect(toldApart(keyword)).toEqual([]);
});

test("scissors for children are those for school", () => {
  expect(meant("tijeritas para niños").weighing.map(({ lexemes }) => lexemes[0])).toEqual(["escolar"]);
  expect(meant("morral escolar niña").weighing.map(({ lexemes }) => lexemes[0])).toEqual(["unicornio"]);
});

test.each([
  ["carrito de metal", "Carro de fricción"],
  ["carritos para niños", "Carro de fricción"],
  ["cadena de acero para hombre", "Collar"],
  ["pinza mariposa", "Gancho para el cabello"],
  ["botella de agua de vidrio", "Frasco de vidrio"],
])("of a word with two meanings the others choose one: %s", (keyword, noun) => {
  expect(nouns(keyword)[0]).toBe(noun);
});
