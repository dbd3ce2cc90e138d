import { formatPhoneText, phoneLabel, toStoredPhone } from "./phone";

test("Colombian phones are taken however they are typed", () => {
  for (const typed of ["3001234567", "300 123 4567", "(300) 123-45-67", "+57 300 123 4567", "57 3001234567", "+573001234567"])
    expect(toStoredPhone(typed, "57")).toBe("3001234567");
  expect(toStoredPhone("604 444 5566", "57")).toBe("6044445566");
  expect(toStoredPhone("01 8000 123456", "57")).toBe("018000123456");
  expect(toStoredPhone("601 344 3460 ext. 12", "57")).toBe("6013443460 ext. 12");
  expect(toStoredPhone("6013443460 x12", "57")).toBe("6013443460 ext. 12");
});

test("what rings nowhere in Colombia is not", () => {
  for (const typed of ["", "no tengo", "4445566", "14445566", "6094445566", "300123456", "30012345678", "300123456<7"])
    expect(toStoredPhone(typed, "57")).toBeUndefined();
});

test("phones of other countries follow no form but their length", () => {
  expect(toStoredPhone("+1 (305) 555-0100", "1")).toBe("3055550100");
  expect(toStoredPhone("020 7946 0958", "44")).toBe("02079460958");
  expect(toStoredPhone("1234", "44")).toBeUndefined();
});

test("a phone is read in groups", () => {
  expect(phoneLabel("57", "3001234567")).toBe("+57 300 123 4567");
  expect(phoneLabel("57", "6013443460 ext. 12")).toBe("+57 601 344 3460 ext. 12");
  expect(phoneLabel("1", "3055550100")).toBe("+1 3055550100");
  expect(phoneLabel("49", "12345")).toBe("+49 12345");
});

test("a phone that is written whole is read like any other", () => {
  expect(formatPhoneText("+57 3001234567")).toBe("+57 300 123 4567");
  expect(formatPhoneText("+44 02079460958")).toBe("+44 02079460958");
  expect(formatPhoneText("por la portería")).toBe("por la portería");
});
