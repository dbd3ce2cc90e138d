import { readTrace, toTraceparent } from "./trace";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

test("a trace goes on from one program to the next", () => {
  expect(readTrace(`00-${TRACE}-00f067aa0ba902b7-01`)).toBe(TRACE);
  expect(readTrace(toTraceparent(TRACE))).toBe(TRACE);
});

test.each([
  undefined,
  "",
  "x",
  `01-${TRACE}-00f067aa0ba902b7-01`,
  `00-${TRACE}-0000000000000000-01`,
  `00-${"0".repeat(32)}-00f067aa0ba902b7-01`,
  `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`,
  `00-${TRACE}-00f067aa0ba902b7-01\nlevel=error`,
  [`00-${TRACE}-00f067aa0ba902b7-01`, "x"],
])("%p begins a new one", (given) => {
  const trace = readTrace(given);
  expect(trace).toMatch(/^[\da-f]{32}$/);
  expect(trace).not.toBe(TRACE);
  expect(readTrace(given)).not.toBe(trace);
});
