import { existsSync, globSync } from "node:fs";
import { PERSONAL_PAGES } from "@/lib/routes";
import { config } from "@/middleware";
import { findPublicPage, PUBLIC_PAGES } from "./pages";

const asked = (url: string) => {
  const { pathname, searchParams } = new URL(url, "http://site");
  return findPublicPage(pathname, searchParams);
};

test("what a page does not depend on is not part of what it is kept under", () => {
  for (const stranger of ["utm_source=x1", "gclid=1", "fbclid=2", "_rsc=abc", "cachebust=9", "page="])
    expect(asked(`/product/7?${stranger}`)).toMatchObject({ url: "/product/7", lifetime: "catalog" });
});

test("the middleware runs for pages of one person", () => {
  expect(config.matcher.toSorted()).toEqual(PERSONAL_PAGES.map((page) => `${page}/:path*`).toSorted());
});

// spec: 19.2
test("known parameters stand in one order, each once", () => {
  const url = "/screen/product?parent_product_type_id=900&sort=price_asc&page=2";
  expect(asked("/screen/product?page=2&utm_medium=x&sort=price_asc&parent_product_type_id=900&page=3")?.url).toBe(url);
});

// spec: 19.2
test("a list of free words is a search, the same list without them is not", () => {
  expect(asked("/screen/product?keyword=globos")?.lifetime).toBe("search");
  expect(asked("/screen/product?parent_product_type_id=900")?.lifetime).toBe("catalog");
  expect(asked("/live?keyword=x")?.lifetime).toBe("search");
  expect(asked("/shop/factory?keyword=x")?.lifetime).toBe("search");
  expect(asked("/shop/factory?licensed=1")?.lifetime).toBe("search");
  expect(asked("/shop/factory?parent_product_type_id=900")?.lifetime).toBe("catalog");
  expect(asked("/live")?.lifetime).toBe("live");
});

test.each([
  "/cart",
  "/personCenter/Orders",
  "/login",
  "/api/health",
  "/product",
  "/product/",
  "/product/1/2",
  "/nothing",
  "/error/404",
])("%s is not a public page", (url) => {
  expect(asked(url)).toBeUndefined();
});

/** Pages that are rendered for each request: they show what one person typed or owns. */
const OF_ONE_REQUEST = [...PERSONAL_PAGES, "/cantFind", "/error"];

test("every page of the site is either public or named as one person's", () => {
  const pages = globSync("app/**/{page,route}.tsx").map((file) =>
    file
      .replace(/^app/, "")
      .replace(/\/(page|route)\.tsx$/, "")
      .replaceAll(/\[(\w+)\]/g, ":$1"),
  );
  const paths = PUBLIC_PAGES.map(({ path }) => path);
  const files = paths.filter((path) => /\.\w+$/.test(path));
  expect(files.filter((path) => !existsSync(`app${path}/route.ts`))).toEqual([]);
  const known = new Set(paths.filter((path) => !files.includes(path)));
  const unnamed = pages
    .map((page) => page || "/")
    .filter((page) => !known.has(page) && !OF_ONE_REQUEST.some((own) => page === own || page.startsWith(`${own}/`)));
  expect(unnamed).toEqual([]);
  expect([...known].filter((path) => !pages.includes(path === "/" ? "" : path))).toEqual([]);
});
