import { linkWithContext } from "./link-context";

const ADDRESSES = { login: "/login", register: "/register", quote: "/cantFind" };
const page = (path: string, quote?: string, isThere = true) => {
  const { pathname, search, hash } = new URL(path, "http://site.invalid");
  return { pathname, search, hash, quote, canonical: isThere ? pathname : undefined };
};
const along = (href: string, from: string, own: { returnTo?: string; quote?: string; isThere?: boolean } = {}) =>
  linkWithContext({ href, returnTo: own.returnTo }, page(from, own.quote, own.isThere), ADDRESSES);

test("login and registration lead back to the page that is open, its query and anchor with it", () => {
  expect(along("/login", "/product/7?a=1#escalas")).toBe("/login?return_url=%2Fproduct%2F7%3Fa%3D1%23escalas");
  expect(along("/register", "/live")).toBe("/register?return_url=%2Flive");
  expect(along("/login", "/")).toBeUndefined();
});

test("a member's link leads a guest through the login to what it says", () => {
  expect(along("/login", "/live", { returnTo: "/personCenter/Wish" })).toBe("/login?return_url=%2FpersonCenter%2FWish");
});

test("between login and registration the way back stays", () => {
  expect(along("/register", "/login?return_url=%2Fcart")).toBe("/register?return_url=%2Fcart");
  expect(along("/login", "/login")).toBeUndefined();
});

test("the request for quotation takes the product of its page along, or what the page's own link carries", () => {
  expect(along("/cantFind", "/product/1000007")).toBe("/cantFind/1000007");
  expect(along("/cantFind", "/cart", { quote: "/cantFind?goods_name=Termo" })).toBe("/cantFind?goods_name=Termo");
  expect(along("/cantFind", "/live")).toBeUndefined();
  expect(along("/cantFind", "/product/1000007", { isThere: false })).toBeUndefined();
});

test("other links stay as they are", () => {
  expect(along("/cart", "/product/7")).toBeUndefined();
});
