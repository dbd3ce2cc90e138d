import { parseUrl } from "./parse-url";

const missing = () => {
  throw new TypeError("not a function");
};

afterEach(() => jest.restoreAllMocks());

test("an address is read without URL.parse, and what is none is told", () => {
  for (const name of ["parse", "canParse"] as const) jest.spyOn(URL, name).mockImplementation(missing);
  expect(parseUrl("/a?b#c", "http://site.example")?.href).toBe("http://site.example/a?b#c");
  expect([parseUrl(""), parseUrl("/a"), parseUrl("http://")]).toEqual([undefined, undefined, undefined]);
});
