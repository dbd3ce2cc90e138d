import { stemWord } from "./stem.ts";
import { likelyBases, otherGender, unlikelyBases } from "./word-forms.ts";

test.each([
  ["cajita", "caja"],
  ["muñequita", "muñeca"],
  ["lucecita", "luz"],
  ["globitos", "globo"],
  ["zapatillo", "zapato"],
  ["cochecito", "coche"],
  ["pincitas", "pinza"],
  ["cauchitas", "caucho"],
  ["gatico", "gato"],
  ["muñecota", "muñeca"],
  ["carrote", "carro"],
])("%s may be a small or large %s", (sized, whole) => {
  expect([...likelyBases(sized), ...unlikelyBases(sized)].map(stemWord)).toContain(stemWord(whole));
});

test.each([
  ["trapeadoras", "trapeador"],
  ["organizador", "organizadora"],
  ["minero", "minera"],
])("%s may be a %s", (one, other) => {
  expect(otherGender(one)).toContain(other);
});

test("short words have no other gender: a copa is no copo", () => {
  expect([otherGender("cera"), otherGender("bolsos")]).toEqual([[], []]);
});
