import { findChoices } from "./choices";

const CHOICES = ["Antioquia", "Bolívar", "Cauca", "Cundinamarca", "Valle del Cauca"].map((label, index) => ({
  value: String(index),
  label,
}));

const labels = (typed: string) => {
  const { fitting, sure, likely } = findChoices(CHOICES, typed);
  return { fitting: fitting.map(({ label }) => label), sure: sure?.label, likely: likely?.label };
};

test.each([
  ["cundi", ["Cundinamarca"], "Cundinamarca", "Cundinamarca"],
  [" BOLIVAR ", ["Bolívar"], "Bolívar", "Bolívar"],
  ["cauca", ["Cauca", "Valle del Cauca"], "Cauca", "Cauca"],
  ["val", ["Valle del Cauca"], "Valle del Cauca", "Valle del Cauca"],
  ["marca", ["Cundinamarca"], undefined, "Cundinamarca"],
  ["c", ["Cauca", "Cundinamarca", "Valle del Cauca"], undefined, "Cauca"],
  ["lima", [], undefined, undefined],
])("«%s» fits %j", (typed, fitting, sure, likely) => {
  expect(labels(typed)).toEqual({ fitting, sure, likely });
});

test("nothing typed fits all and means none", () => {
  expect(labels(" ")).toEqual({ fitting: CHOICES.map(({ label }) => label), sure: undefined, likely: undefined });
});
