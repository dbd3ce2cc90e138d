import { isOwnNavigation, isSameOrigin, refererPath } from "./origin";

const asked = (headers: Record<string, string>) =>
  new Request("http://site.example/api/chat", { headers: { host: "site.example", ...headers } });

test.each([
  ["a page of this site", { "sec-fetch-site": "same-origin" }, true],
  ["a page of this site, by name", { origin: "http://site.example" }, true],
  ["another site", { "sec-fetch-site": "cross-site", origin: "http://site.example" }, false],
  ["another host", { origin: "http://evil.example" }, false],
  ["a typed address", { "sec-fetch-site": "none" }, false],
  ["nobody knows where", {}, false],
])("a change from %s", (_where, headers, isOwn) => expect(isSameOrigin(asked(headers))).toBe(isOwn));

test.each([
  ["a link of this site", { "sec-fetch-site": "same-origin" }, true],
  ["a typed address", { "sec-fetch-site": "none" }, true],
  ["another site", { "sec-fetch-site": "cross-site", referer: "http://site.example/" }, false],
  ["another host of this site", { "sec-fetch-site": "same-site" }, false],
  ["a link of this site in an old browser", { referer: "http://site.example/shop/3" }, true],
  ["another site in an old browser", { referer: "http://evil.example/?http://site.example/" }, false],
  ["nobody knows where", {}, false],
])("a navigation by %s", (_where, headers, isOwn) => expect(isOwnNavigation(asked(headers))).toBe(isOwn));

test("the page that a request comes from is named by path and query, where it is this site's", () => {
  expect(refererPath(asked({ referer: "http://site.example/shop/3?a=1" }))).toBe("/shop/3?a=1");
  for (const referer of ["http://site.example:81/shop/3", "http://site.example@evil.example/", "about:blank", "x"])
    expect(refererPath(asked({ referer }))).toBeUndefined();
});
