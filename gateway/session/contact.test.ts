import { normalizeAccount, parseContact } from "./contact.ts";

test("an account has one spelling, however it is typed", () => {
  expect(parseContact({ email: " Ana@Example.CO " })).toEqual({
    kind: "email",
    account: "ana@example.co",
    email: "Ana@Example.CO",
  });
  expect(parseContact({ area_code: "+57", phone: "(300) 123-45 67" })).toEqual({
    kind: "phone",
    account: "+573001234567",
    areaCode: "57",
    phone: "3001234567",
  });
  expect(normalizeAccount("Ana@Example.co")).toBe("ana@example.co");
  expect(normalizeAccount("57 300 123 4567")).toBe("+573001234567");
});

test.each([{ email: "ana" }, { email: "a@b" }, {}, { area_code: "57", phone: "123" }, { area_code: "0", phone: "3001234567" }])(
  "%j is no contact",
  (given) => {
    expect(() => parseContact(given)).toThrow(/^Revise el/);
  },
);
