import { toDestination } from "./destination.ts";

const ADDRESS = {
  ...{ id: 1, receiver: "Ana", country_code: "57", phone: "300 123 4567", is_default: true, version: 1 },
  ...{ department: "05", municipality: "05001", department_name: "Antioquia", municipality_name: "Medellín" },
  address: "Carrera 43A # 1-50",
};

test("the note for the delivery has a line of its own", () => {
  expect(toDestination(ADDRESS).text).toBe("Carrera 43A # 1-50, Medellín, Antioquia");
  expect(toDestination({ ...ADDRESS, notes: "Entregar de 8 a 12" }).text).toBe(
    "Carrera 43A # 1-50, Medellín, Antioquia.\nEntregar de 8 a 12",
  );
});
