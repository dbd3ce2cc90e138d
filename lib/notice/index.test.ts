import { unreadLabel } from "./index";

test("the unread badge is capped at 99", () => {
  expect([1, 99, 100, 5000].map(unreadLabel)).toEqual(["1", "99", "99+", "99+"]);
});
