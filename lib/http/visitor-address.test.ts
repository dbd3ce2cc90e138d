import { visitorAddressHeader } from "./visitor-address";

test.each([
  ["203.0.113.9", { "x-forwarded-for": "203.0.113.9" }],
  ["10.0.0.1, 203.0.113.9", { "x-forwarded-for": "203.0.113.9" }],
  ["::ffff:127.0.0.1", { "x-forwarded-for": "::ffff:127.0.0.1" }],
  ["203.0.113.9, unknown", {}],
  ["203.0.113.9:4000", {}],
  ["", {}],
])("of %j the visitor is %j", (header, named) => {
  expect(visitorAddressHeader(new Headers({ "x-forwarded-for": header }))).toEqual(named);
});

test("without the header nobody is named", () => {
  expect(visitorAddressHeader(new Headers())).toEqual({});
});
