import { isRemote } from "./remote";

test.each([
  ["05", false],
  ["11", false],
  ["88", true],
  ["91", true],
])("whether no road leads to department %s all year: %s", (department, expected) => {
  expect(isRemote({ department })).toBe(expected);
});
