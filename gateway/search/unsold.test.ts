import { lexicon, meant, nouns } from "./catalogue-meaning.fixture.ts";

test.each([
  ["pegante", "Silicona selladora"],
  ["escarcha", "Pintura acrílica"],
  ["mancuernas", "Banda de resistencia"],
  ["serpentinas", "Cañón de confeti"],
  ["mordedores", "Sonajero"],
  ["alicates", "Multiherramienta plegable"],
  ["contac", "Etiqueta adhesiva en rollo"],
  ["parqués", "Ajedrez"],
  ["palos de pincho", "Palitos para paleta"],
  ["pitillos", "Vaso con pitillo"],
  ["chupos", "Tetero"],
  ["trimmer", "Máquina de afeitar"],
  ["carton de huevos", "Huevos decorativos"],
  ["plancha para el cabello", "Cepillo para el cabello"],
  ["pistola de silicona", "Silicona selladora"],
  ["tela por metros", "Hilo de coser"],
  ["coderas", "Guantes de boxeo"],
  ["alfileres", "Kit de costura"],
  ["manillas tejidas", "Pulsera de bisutería"],
  ["cinta de enmascarar", "Cinta adhesiva"],
  ["collar para gato", "Collar para perro"],
  ["juego de cama", "Manta decorativa"],
  ["festón navideño", "Corona navideña"],
  ["guantes para pesas", "Guantes de boxeo"],
  ["moco", "Masa para modelar"],
])("%s is not sold: it is told, and %s is shown", (keyword, noun) => {
  expect(meant(keyword)).toMatchObject({ unsold: [keyword], leftOut: [keyword] });
  expect(nouns(keyword)[0]).toBe(noun);
});

test.each(["licuadora", "freidora de aire", "bicicleta", "coche para bebé", "pañales", "hucha"])(
  "nothing near %s is sold: no goods are shown",
  (keyword) => {
    expect(meant(keyword)).toMatchObject({ words: [], kinds: [], leftOut: [keyword] });
  },
);

test.each([
  ["pecera con filtro", "Pecera"],
  ["camisa con botones", "Camisa de manga larga"],
  ["olla con tapa de vidrio", "Olla"],
  ["matera con soporte", "Matera"],
  ["organizador con cajones", "Organizador de escritorio"],
  ["carros con pista", "Carro de fricción"],
  ["silicona para pistola", "Silicona selladora"],
  ["botella con abridor", "Botella deportiva"],
])("%s is sold, though another order of its words names what is not", (keyword, noun) => {
  expect(meant(keyword).unsold).toEqual([]);
  expect(nouns(keyword)[0]).toBe(noun);
});

test("a material that goods are made of is not said to be unsold", () => {
  expect(meant("icopor")).toMatchObject({ unsold: [], leftOut: [] });
});

test("what is only said of goods finds none where another word is unknown, at whatever place", () => {
  expect(meant("primeros xqzwkvjy")).toMatchObject({ words: [], kinds: [] });
  expect(nouns("primeros auxilios")).toEqual(["Equipo de carretera"]);
});

test("a word is completed to names of goods only", () => {
  expect(meant("contact").corrected).toBeUndefined();
  expect(lexicon.dictionary.candidates("destornill")[0]?.correction).toMatch(/^destornillador/);
});

test("for whom it is chooses none of the many goods that one name is said of", () => {
  const decorations = nouns("decoracion de cumpleaños");
  expect(nouns("decoracion cumpleaños niña")).toEqual(decorations);
  expect(nouns("gafas de sol para niña")[0]).toBe("Gafas de sol infantiles");
});

test("unsold goods are told of in whatever order they were typed", () => {
  for (const keyword of ["recordatorio primera comunión", "primera comunión recordatorio"])
    expect(meant(keyword).unsold).toEqual([keyword]);
});
