import { stepsAhead } from "./steps";

test.each([
  ["pending_approval", ["pending_payment", "paid", "shipped", "received"]],
  ["pending_payment", ["paid", "shipped", "received"]],
  ["shipped", ["received"]],
  ["received", []],
  ["evaluated", []],
  ["cancelled", []],
])("after %s an order comes to %j", (status, ahead) => {
  expect(stepsAhead(status)).toEqual(ahead);
});
