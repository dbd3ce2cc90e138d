import { findTown, listAreas } from "./store";

const departments = listAreas(undefined).data;
const towns = departments.flatMap(({ id }) => listAreas(id).data);

test("every municipality carries the code of its department, once", () => {
  expect(towns).toHaveLength(1122);
  expect(new Set(towns.map(({ id }) => id)).size).toBe(towns.length);
  for (const { id, parent_id: parent } of towns) expect([id.length, id.slice(0, 2)]).toEqual([5, parent]);
});

test("a department begins with its capital", () => {
  for (const { id } of departments) expect(listAreas(id).data[0]?.id).toBe(`${id}001`);
});

test("a municipality is known in its own department alone", () => {
  expect(findTown("05", "05001")).toEqual({ department: "Antioquia", municipality: "Medellín" });
  expect(findTown("11", "05001")).toBeUndefined();
  expect(findTown("05", "05999")).toBeUndefined();
});
