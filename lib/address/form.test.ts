import { AddressForm } from "./form";
import { BLANK_ADDRESS } from "./index";

const BODEGA = {
  ...BLANK_ADDRESS,
  receiver: " Ana Ñáñez ",
  phone: "300 123 4567",
  department: "05",
  municipality: "05001",
  number: "43A",
  crossing: "1 Sur",
  plate: "50",
};

const problems = (change: Partial<typeof BODEGA>) => {
  const { error } = AddressForm.safeParse({ ...BODEGA, ...change });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
};

test("what was typed becomes what is kept", () => {
  expect(AddressForm.parse(BODEGA)).toEqual({
    receiver: "Ana Ñáñez",
    country_code: "57",
    phone: "3001234567",
    department: "05",
    municipality: "05001",
    address: "Calle 43A # 1 Sur-50",
    is_default: false,
  });
});

test("an empty form names each missing field once", () => {
  expect(problems(BLANK_ADDRESS)).toEqual({
    receiver: "receiver",
    phone: "phoneMissing",
    department: "department",
    municipality: "municipality",
    number: "number",
    crossing: "crossing",
    plate: "plate",
  });
});

test("an address of another form needs its line alone", () => {
  expect(problems({ way: "otra", number: "", crossing: "", plate: "", line: "Vereda La Honda, finca 3" })).toEqual({});
  expect(problems({ way: "otra", line: " a " })).toEqual({ line: "line" });
});

test("a postal code is six digits or nothing", () => {
  expect(problems({ postal_code: "050021" })).toEqual({});
  expect(problems({ postal_code: "5002" })).toEqual({ postal_code: "postal" });
});
