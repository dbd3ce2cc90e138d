import { typedOver } from "./typed";

const START = { name: "Ana", isDefault: false };

test("kept values go over those that a form begins with", () => {
  expect(typedOver(START, { name: "Luis" })).toEqual({ name: "Luis", isDefault: false });
  expect(typedOver(START, { name: "", isDefault: true })).toEqual({ name: "", isDefault: true });
});

test("what was cut by hand is left out", () => {
  expect(typedOver(START, { name: 7, isDefault: "yes", other: "x" })).toEqual(START);
  for (const kept of [null, undefined, "x", 7]) expect(typedOver(START, kept)).toBeUndefined();
});
