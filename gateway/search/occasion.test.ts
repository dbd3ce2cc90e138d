import { meant, nouns } from "./catalogue-meaning.fixture.ts";

test.each(["baby shower", "primera comunión", "día del padre", "novena", "amor y amistad", "quinceañera"])(
  "%s is an occasion, for which there is one product of each kind first",
  (keyword) => {
    expect(meant(keyword)).toMatchObject({ isOccasion: true });
  },
);

test.each(["carros", "juguetes", "gorras", "ropa interior", "para la lluvia"])("%s is none", (keyword) => {
  expect(meant(keyword).isOccasion).toBeUndefined();
});

test("what is made for an occasion comes before what is only given then", () => {
  expect(nouns("baby shower").slice(0, 2).sort()).toEqual(["Globo de látex", "Guirnalda decorativa"]);
  expect(nouns("primera comunion")[0]).toBe("Recordatorio de bautizo");
  for (const keyword of ["dia del padre", "regalo para papá"]) expect(nouns(keyword)[0]).toBe("Taza de felicitación");
  expect(nouns("novena navideña")).toEqual(nouns("novena"));
  expect(nouns("novena").slice(0, 4)).not.toContain("Piñata");
  const gifts = nouns("amor y amistad").slice(0, 5);
  expect(gifts).toEqual(expect.arrayContaining(["Corazón decorativo", "Rosa de regalo", "Oso de peluche"]));
  expect(gifts).not.toEqual(expect.arrayContaining(["Labial"]));
});

test("words with a second sense lead to the goods that are meant here", () => {
  expect(nouns("topers").sort()).toEqual(["Frasco hermético", "Lonchera"]);
  expect(nouns("toper ponqué")).toEqual(["Decorador de torta"]);
  expect(nouns("tinto")).not.toContain("Rulos para el cabello");
  expect(nouns("tarros para mascota")).toEqual(["Comedero para mascota"]);
  expect(nouns("envase pet")[0]).toBe("Envase plástico");
});

test("a word that the kind is called by, but that its noun lacks, ranks the goods of that kind", () => {
  expect(meant("bolsas kraft").qualifying.map(({ typed }) => typed)).toEqual(["kraft"]);
  expect(meant("bolsas").qualifying).toEqual([]);
});

test("goods that were named come before those of the occasion, which only ranks them", () => {
  expect(nouns("globos día de la madre")).toEqual(expect.arrayContaining(["Globo de látex", "Globo metalizado"]));
  expect(meant("globos día de la madre").leftOut).toEqual(["día de la madre"]);
  expect(nouns("suéter navideño")[0]).toBe("Buzo con capota");
  expect(meant("guirnalda baby shower").unwanted).toContain("cumpleaño");
});
