import { readdirSync } from "node:fs";
import { routeName } from "./route-name";

test.each([
  ["/api/session/login", "/api/session"],
  ["/api/made-up/1", "/api/:unknown"],
  ["/media/x/y.mp4", "/media/:name"],
  ["/uploads/0f.pdf", "/uploads/:name"],
  ["/personCenter", "/personCenter"],
  ["/personCenter/Orders/100000000000", "/personCenter/:page"],
  ["/cart", "/cart"],
  ["/cartas", ":page"],
  ["/sitemap.xml", ":file"],
  ["/wp-admin/../x", ":page"],
])("%s is counted as %s", (pathname, name) => expect(routeName(pathname)).toBe(name));

test("every handler has a name", () => {
  const folders = readdirSync("app/api", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.length).toBeGreaterThan(5);
  expect(folders.map(({ name }) => routeName(`/api/${name}/x`))).toEqual(folders.map(({ name }) => `/api/${name}`));
});
