import { withAnother } from "./stored.client";

test("one more is the last of a comparison, and the oldest leaves a full one", () => {
  expect(withAnother([], "1")).toEqual(["1"]);
  expect(withAnother(["1", "2"], "3")).toEqual(["1", "2", "3"]);
  expect(withAnother(["1", "2"], "1")).toEqual(["1", "2"]);
  expect(withAnother(["1", "2", "3", "4"], "5")).toEqual(["2", "3", "4", "5"]);
});
