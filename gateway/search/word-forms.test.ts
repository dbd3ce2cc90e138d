import { stemOf } from "./stem.ts";
import { otherGenderOf, seldomUndiminished, undiminished } from "./word-forms.ts";

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
  expect([...undiminished(sized), ...seldomUndiminished(sized)].map(stemOf)).toContain(stemOf(whole));
});

test.each([
  ["trapeadoras", "trapeador"],
  ["organizador", "organizadora"],
  ["minero", "minera"],
])("%s may be a %s", (one, other) => {
  expect(otherGenderOf(one)).toContain(other);
});

test("short words have no other gender: a copa is no copo", () => {
  expect([otherGenderOf("cera"), otherGenderOf("bolsos")]).toEqual([[], []]);
});
