import { postedOver, typedOver } from "./typed";

const START = { name: "Ana", isDefault: false };

test("kept values go over those that a form begins with", () => {
  expect(typedOver(START, { name: "Luis" })).toEqual({ name: "Luis", isDefault: false });
  expect(typedOver(START, { name: "", isDefault: true })).toEqual({ name: "", isDefault: true });
});

test("what was cut by hand is left out", () => {
  expect(typedOver(START, { name: 7, isDefault: "yes", other: "x" })).toEqual(START);
  for (const kept of [null, undefined, "x", 7]) expect(typedOver(START, kept)).toBeUndefined();
});

test("a posted form goes over what it begins with, and an empty box is none", () => {
  const start = { name: "Ana", phone: "300", isDefault: true };
  expect(postedOver(start, { name: ["Luis"], other: ["x"] })).toEqual({ name: "Luis", phone: "300", isDefault: false });
  expect(postedOver(start, { isDefault: ["on"], name: [] })).toEqual(start);
  expect(postedOver(start, undefined)).toBe(start);
});
