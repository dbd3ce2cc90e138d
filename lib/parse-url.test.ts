import { parseUrl } from "./parse-url";

test("an address is read without URL.parse, and what is none is told", () => {
  Reflect.deleteProperty(URL, "parse");
  Reflect.deleteProperty(URL, "canParse");
  expect(parseUrl("/a?b#c", "http://site.example")?.href).toBe("http://site.example/a?b#c");
  expect([parseUrl(""), parseUrl("/a"), parseUrl("http://")]).toEqual([undefined, undefined, undefined]);
});
