import { withPostedValues, withStoredValues } from "./values";

const START = { name: "Ana", isDefault: false };

test("kept values go over those that a form begins with", () => {
  expect(withStoredValues(START, { name: "Luis" })).toEqual({ name: "Luis", isDefault: false });
  expect(withStoredValues(START, { name: "", isDefault: true })).toEqual({ name: "", isDefault: true });
});

test("what was cut by hand is left out", () => {
  expect(withStoredValues(START, { name: 7, isDefault: "yes", other: "x" })).toEqual(START);
  for (const kept of [null, undefined, "x", 7]) expect(withStoredValues(START, kept)).toBeUndefined();
});

test("a posted form goes over what it begins with, and an empty box is none", () => {
  const start = { name: "Ana", phone: "300", isDefault: true };
  expect(withPostedValues(start, { name: ["Luis"], other: ["x"] })).toEqual({ name: "Luis", phone: "300", isDefault: false });
  expect(withPostedValues(start, { isDefault: ["on"], name: [] })).toEqual(start);
  expect(withPostedValues(start, undefined)).toBe(start);
});
