import { bySubject, noticeQuery, noticeTarget, ownPath, parseKind, unreadLabel } from "./index";

// spec: 23.12
test("the unread badge is capped at 99", () => {
  expect([1, 99, 100, 5000].map(unreadLabel)).toEqual(["1", "99", "99+", "99+"]);
});

test("an unknown kind is a plain message", () => {
  expect(["order", "promo", ""].map((kind) => parseKind({ kind }))).toEqual(["order", "system", "system"]);
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

test("a message's link says what it leads to", () => {
  const paths = {
    "/personCenter/Orders/123/pay": "pay",
    "/personCenter/Orders/123?family=legacy": "order",
    "/personCenter/Orders": "orders",
    "/personCenter/RFQs/7": "quotation",
    "/personCenter/Address": "addresses",
    "/personCenter/FAM": "paymentMethods",
    "/personCenter/Account#sesiones": "account",
    "/personCenter/Wish/watches#busqueda-3": "watches",
    "/personCenter/Team": "team",
    "/product/1000432": "product",
    "/cart": "other",
  };
  expect(Object.keys(paths).map(noticeTarget)).toEqual(Object.values(paths));
});

test("the list's address is read whatever it holds", () => {
  expect(noticeQuery({})).toEqual({ page: 1, isUnread: false, kind: undefined, keyword: "" });
  expect(noticeQuery({ page: "2", unread: "true", kind: "order", keyword: " guía " })).toEqual({
    page: 2,
    isUnread: true,
    kind: "order",
    keyword: "guía",
  });
  expect(noticeQuery({ page: "-3", unread: ["true"], kind: "promo", keyword: ["x"] })).toEqual(noticeQuery({}));
});

test("messages of one order or request stand together, in the place of the newest; others alone", () => {
  const order = "/personCenter/Orders/20260001";
  const links = [`${order}/pay`, "/personCenter/FAM", "/personCenter/RFQs/3", order, undefined, "/personCenter/FAM", `${order}1`];
  const groups = bySubject(links.map((link, id) => ({ notice: { id: String(id), link } })));
  expect(groups.map((group) => group.map(({ notice: { id } }) => id))).toEqual([["0", "3"], ["1"], ["2"], ["4"], ["5"], ["6"]]);
});
