import { authorLabel } from "./author.ts";

test.each([
  ["Ana María Muñoz", "Medellín", "Ana M., Medellín"],
  ["  ángel ", "Bogotá, D.C.", "Ángel, Bogotá, D.C."],
  ["Ana", undefined, "Ana"],
  ["José ñáñez", "Pasto", "José Ñ., Pasto"],
  ["ana@example.co", "Cali", ""],
  ["3001234567", "Cali", ""],
  ["", "Cali", ""],
  ["Ana www.ana.co", "Cali", "Ana, Cali"],
  [`A${"a".repeat(40)}`, "Cali", ""],
])("%j in %j is shown as %j", (name, town, shown) => {
  expect(authorLabel(name, town)).toBe(shown);
});
