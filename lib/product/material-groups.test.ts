import { materialRows } from "./material-groups";

const value = (name: string, total: number) => ({ value: name, total });
const rows = (...values: ReturnType<typeof value>[]) =>
  materialRows(values).map(({ label, total, values: own }) => [label ?? own[0]?.value, total, own.length]);

test("materials of the same first word are one row with all their goods, in its place by their number", () => {
  expect(
    rows(value("Plástico", 7), value("Bambú", 5), value("Vidrio reciclado", 4), value("Vidrio", 2), value("Acero inoxidable", 1)),
  ).toEqual([
    ["Plástico", 7, 1],
    ["Vidrio", 6, 2],
    ["Bambú", 5, 1],
    ["Acero inoxidable", 1, 1],
  ]);
});

test("numbers after a word make no group, and what does not fit into an address neither", () => {
  expect(rows(value("Tela 1", 1), value("Tela 2", 1), value("Tela 3", 1))).toHaveLength(3);
  const long = "a".repeat(40);
  expect(rows(...["x", "y", "z"].map((end) => value(`Tela ${long}${end}`, 1)))).toHaveLength(3);
});
