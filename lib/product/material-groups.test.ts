import { materialRows } from "./material-groups";

const value = (name: string, total: number) => ({ value: name, total });
const rows = (...values: ReturnType<typeof value>[]) =>
  materialRows(values).map(({ value: own, below }) => [own.value, own.total, below.map((one) => one.value)]);

test("sorts of a material stand below their first word, where that has more goods than each of them", () => {
  expect(
    rows(
      value("Plástico", 7),
      value("Vidrio", 6),
      value("Bambú", 5),
      value("Vidrio reciclado", 4),
      value("Vidrio templado", 1),
      value("Acero", 3),
      value("Acero inoxidable", 3),
      value("Madera", 9),
      value("Madera de haya", 2),
      value("Madera de haya lacada", 4),
      value("Vidriado", 1),
    ),
  ).toEqual([
    ["Madera", 9, ["Madera de haya", "Madera de haya lacada"]],
    ["Plástico", 7, []],
    ["Vidrio", 6, ["Vidrio reciclado", "Vidrio templado"]],
    ["Bambú", 5, []],
    ["Acero inoxidable", 3, []],
    ["Vidriado", 1, []],
  ]);
});

test("a sort whose word is not among the values is a row of its own", () => {
  expect(rows(value("Vidrio templado", 2))).toEqual([["Vidrio templado", 2, []]]);
});
