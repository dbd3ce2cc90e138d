import { findChoices } from "./choices";

const CHOICES = ["Antioquia", "Bolívar", "Cauca", "Cundinamarca", "Valle del Cauca"].map((label, index) => ({
  value: String(index),
  label,
}));

const labels = (typed: string) => {
  const { fitting, exact, likely } = findChoices(CHOICES, typed);
  return { fitting: fitting.map(({ label }) => label), exact: exact?.label, likely: likely?.label };
};

test.each([
  ["cundi", ["Cundinamarca"], undefined, "Cundinamarca"],
  [" BOLIVAR ", ["Bolívar"], "Bolívar", "Bolívar"],
  ["cauca", ["Cauca", "Valle del Cauca"], "Cauca", "Cauca"],
  ["val", ["Valle del Cauca"], undefined, "Valle del Cauca"],
  ["lima", [], undefined, undefined],
])("«%s» fits %j", (typed, fitting, exact, likely) => {
  expect(labels(typed)).toEqual({ fitting, exact, likely });
});

test("nothing typed fits all and means none", () => {
  expect(labels(" ")).toEqual({ fitting: CHOICES.map(({ label }) => label), exact: undefined, likely: undefined });
});
