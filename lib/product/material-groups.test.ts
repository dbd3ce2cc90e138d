import { materialRows } from "./material-groups";

const value = (name: string, total: number) => ({ value: name, total });
const rows = (...values: ReturnType<typeof value>[]) =>
  materialRows(values).map(({ label, total, values: own }) => [label ?? own[0]?.value, total, own.length]);

test("three materials of the same first word are one row with all their goods, two are not", () => {
  expect(
    rows(
      value("Plástico PP", 9),
      value("Vidrio reciclado", 4),
      value("Bambú", 3),
      value("Vidrio", 2),
      value("Vidrio templado", 1),
      value("Plástico AS", 1),
    ),
  ).toEqual([
    ["Plástico PP", 9, 1],
    ["Plástico AS", 1, 1],
    ["Vidrio", 7, 3],
    ["Bambú", 3, 1],
  ]);
});

test("numbers after a word make no group, and what does not fit into an address neither", () => {
  expect(rows(value("Tela 1", 1), value("Tela 2", 1), value("Tela 3", 1))).toHaveLength(3);
  const long = "a".repeat(40);
  expect(rows(...["x", "y", "z"].map((end) => value(`Tela ${long}${end}`, 1)))).toHaveLength(3);
});
