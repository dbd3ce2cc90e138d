import { kindOf, ownPath, unreadLabel } from "./index";

// spec: 23.12
test("the unread badge is capped at 99", () => {
  expect([1, 99, 100, 5000].map(unreadLabel)).toEqual(["1", "99", "99+", "99+"]);
});

test("an unknown kind is a plain message", () => {
  expect(["order", "promo", ""].map((kind) => kindOf({ kind }))).toEqual(["order", "system", "system"]);
});

test("a message leads to this site or nowhere", () => {
  expect(ownPath("/personCenter/Orders?status=paid#1")).toBe("/personCenter/Orders?status=paid#1");
  for (const link of [
    undefined,
    "",
    "//mal.example",
    "/\\mal.example",
    "https://mal.example",
    "javascript:alert(1)",
    "/a b",
    "x",
  ])
    expect(ownPath(link)).toBeUndefined();
});
