import { pushReach } from "./push-reach.client";

test.each([
  [{ hasPush: true, isIos: false, permission: "default" }, "ready"],
  [{ hasPush: true, isIos: false, permission: "granted" }, "ready"],
  [{ hasPush: true, isIos: false, permission: "denied" }, "denied"],
  [{ hasPush: true, isIos: true, permission: "default" }, "ready"],
  [{ hasPush: false, isIos: true, permission: undefined }, "install"],
  [{ hasPush: false, isIos: false, permission: "default" }, "unsupported"],
  [{ hasPush: true, isIos: false, permission: undefined }, "unsupported"],
] as const)("a browser with %j is %s", (facts, reach) => {
  expect(pushReach(facts)).toBe(reach);
});
