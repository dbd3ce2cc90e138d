import { normalizeReference, partsOfName, toSearchDocument } from "./document.ts";

const described = {
  name: "Termo de acero con asa, en caja blanca",
  noun: "Termo",
  aliases: ["botella térmica"],
  categories: ["Cocina y mesa", "Café, té y termos"],
  uses: ["viajes por carretera"],
  packing: ["en caja blanca"],
  values: ["Negro y blanco"],
};

test("what a thing is weighs more than what is said of it, and packing is apart", () => {
  const document = toSearchDocument(described);
  expect(document).toContain("'termo':1A");
  expect(document).toContain("'acero':1B");
  expect(document).toContain("'cocina':1C");
  expect(document).toContain("'~caja':1D");
  expect(document).not.toContain("'caja'");
});

test("what a thing is also called and its own name says weighs more than the first alone, the noun in all names does not", () => {
  const document = toSearchDocument({ ...described, aliases: ["botella térmica", "termo de acero"] });
  expect(document).toContain("'acero':1A,2B");
  expect(document).toContain("'botella':1A ");
  expect(document).toContain("'termo':1A ");
});

test("packing is what comes after the last comma, and what packs goods of this kind before it", () => {
  expect(partsOfName("Bloc, rayado, en caja, 20 cm", ["en caja"])).toEqual(["Bloc rayado", "en caja 20 cm"]);
  expect(partsOfName("Bloc rayado", [])).toEqual(["Bloc rayado", ""]);
});

test.each(["YW-4T-0101", "yw 4t 0101", "Yw4T0101", "yw.4t/0101"])("the reference %s is the same in any spelling", (text) => {
  expect(normalizeReference(text)).toBe("yw4t0101");
});

test("a quantity stands beside its number and its word", () => {
  const document = toSearchDocument({ ...described, values: ["Altura 1,80 m", "4 Personas"] });
  for (const lexeme of ["~1,8", "~1800_mm", "~4", "~4_persona", "~persona"]) expect(document).toContain(`'${lexeme}':1D`);
});
