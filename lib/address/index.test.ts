import { addressLines, BLANK_ADDRESS, isAddressFound, toAddressInput, townLabel } from "./index";

const KEPT = {
  id: "7",
  receiver: "Ana Ñáñez",
  country_code: "57",
  phone: "3001234567",
  department: "05",
  municipality: "05001",
  department_name: "Antioquia",
  municipality_name: "Medellín",
  address: "Carrera 43A # 1-50",
  complement: "Bodega 4",
  is_default: true,
  version: 3,
};

test("an address is read in lines", () => {
  expect(addressLines(KEPT)).toEqual({
    street: "Carrera 43A # 1-50, Bodega 4",
    town: "Medellín, Antioquia",
    phone: "+57 300 123 4567",
  });
  const capital = {
    ...KEPT,
    department: "11",
    department_name: "Bogotá, D. C.",
    municipality_name: "Bogotá, D. C.",
    postal_code: "110111",
  };
  expect(addressLines(capital).town).toBe("Bogotá, D. C. · 110111");
  const namesake = { ...KEPT, department: "81", department_name: "Arauca", municipality_name: "Arauca" };
  expect(townLabel(namesake)).toBe("Arauca, Arauca");
});

test("an address is found by the beginning, middle or end of its words, in any order, without accents", () => {
  const read = "Ana Ñáñez Carrera 43A # 1-50, Bodega 4 Medellín, Antioquia";
  for (const keyword of ["", "  ", "medellin ANA", "ñañez", "43a", "bodega 4"]) expect(isAddressFound(read, keyword)).toBe(true);
  for (const keyword of ["Cali", "ana cali"]) expect(isAddressFound(read, keyword)).toBe(false);
});

test("the form begins with what is kept", () => {
  expect(toAddressInput(KEPT)).toEqual({
    ...BLANK_ADDRESS,
    receiver: "Ana Ñáñez",
    phone: "3001234567",
    department: "05",
    municipality: "05001",
    way: "Carrera",
    number: "43A",
    crossing: "1",
    plate: "50",
    complement: "Bodega 4",
    is_default: true,
  });
});
