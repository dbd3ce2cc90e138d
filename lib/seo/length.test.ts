import { fitting } from "./length";

test("the first text that fits is taken, else the last", () => {
  expect(fitting(["long words", "short", "s"], 5)).toBe("short");
  expect(fitting(["long words", "longer words"], 5)).toBe("longer words");
});
