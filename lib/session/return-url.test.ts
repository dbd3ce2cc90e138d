import { formReturnPath, returnPath } from "./return-url";

const HOSTILE = [
  "https://evil.example",
  "//evil.example",
  "///evil.example/a",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "java\nscript:alert(1)",
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "http:evil.example",
  "http:/evil.example",
  "https:///evil.example",
  "https://site.invalid@evil.example",
  "@evil.example",
  "evil.example",
  "/%2Fevil.example",
  "/%2f%2fevil.example",
  "/%5Cevil.example",
  "/%252Fevil.example",
  "/%25252Fevil.example",
  "/%09/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/／evil.example",
  "/＼evil.example",
  "//evil。example",
  "/\u202e/evil.example",
  "/\u0000/evil.example",
  "/%E0%A4%A",
  `/${"a".repeat(3000)}`,
  "",
  "?return_url=//evil.example",
  "#//evil.example",
];

test.each(HOSTILE)("%j leads home", (given) => {
  expect(returnPath(given)).toBe("/");
});

test.each([undefined, null, 7, {}, ["/cart"]])("%j is no address", (given) => {
  expect(returnPath(given)).toBe("/");
});

test.each(["/login", "/login?return_url=/login", "/register", "/api/session/logout", "/api"])(
  "%s is nowhere to go back to",
  (given) => {
    expect(returnPath(given)).toBe("/");
  },
);

test.each([
  ["/", "/"],
  ["/personCenter/Orders?status=paid", "/personCenter/Orders?status=paid"],
  ["/screen/product?keyword=taz%C3%A1+y+plato#lista", "/screen/product?keyword=taz%C3%A1+y+plato#lista"],
  ["/product/12@3", "/product/12@3"],
  ["/screen/product?keyword=100% algodón", "/screen/product?keyword=100%%20algod%C3%B3n"],
  ["/cantFind?next=https://evil.example", "/cantFind?next=https://evil.example"],
  ["/product/100%25", "/product/100%25"],
  ["/a/../cart", "/cart"],
  ["/loginhistory", "/loginhistory"],
])("%j leads to %s", (given, path) => {
  expect(returnPath(given)).toBe(path);
});

test("a form leads back to a page of this site that its address names, and else to its own", () => {
  expect(["/personCenter/Orders/1/pay?family=legacy", "/", "//evil.example", undefined].map(formReturnPath)).toEqual([
    "/personCenter/Orders/1/pay?family=legacy",
    undefined,
    undefined,
    undefined,
  ]);
});
