import { accountOf, contactOf } from "./contact.ts";

test("an account has one spelling, however it is typed", () => {
  expect(contactOf({ email: " Ana@Example.CO " })).toEqual({ kind: "email", account: "ana@example.co", email: "Ana@Example.CO" });
  expect(contactOf({ area_code: "+57", phone: "(300) 123-45 67" })).toEqual({
    kind: "phone",
    account: "+573001234567",
    areaCode: "57",
    phone: "3001234567",
  });
  expect(accountOf("Ana@Example.co")).toBe("ana@example.co");
  expect(accountOf("57 300 123 4567")).toBe("+573001234567");
});

test.each([{ email: "ana" }, { email: "a@b" }, {}, { area_code: "57", phone: "123" }, { area_code: "0", phone: "3001234567" }])(
  "%j is no contact",
  (given) => {
    expect(() => contactOf(given)).toThrow(/^Revise el/);
  },
);
