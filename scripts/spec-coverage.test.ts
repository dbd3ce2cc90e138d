import { globSync, readFileSync } from "node:fs";
import { CALLS } from "../lib/contract/table";
import { ADDRESSES, CITATIONS, findCallers, PARTS, SPECIFIED_CALLS, TAGS } from "./specification";

const NUMBERS = PARTS.map(({ number }) => number);

/** An address without its query and fragment, its parameters without their names. */
const shapeOf = (address: string) => address.replace(/[?#].*$/s, "").replaceAll(/\{\w+\}/g, "{}");

/** Pages that stand in for others (server/error-pages.ts). */
const INTERNAL = /^app\/error\//;

const PAGES = globSync("app/**/page.tsx")
  .filter((file) => !INTERNAL.test(file))
  .map((file) => file.slice("app".length, -"/page.tsx".length).replaceAll(/\[(\w+)\]/g, "{$1}") || "/");

/** Addresses as lib/routes.ts writes them, without those of the site's own handlers. */
const BUILT = [...readFileSync("lib/routes.ts", "utf8").matchAll(/[("`: ]["`](\/[^"`?]*)/g)]
  .map(([, address = ""]) => address.replaceAll(/\$\{(?:encodeURIComponent\()?(\w+)\)?\}/g, "{$1}"))
  .filter((address) => !address.startsWith("/api/"));

const CONTRACT = Object.values(CALLS)
  .flatMap((domain) => Object.entries(domain))
  .map(([name, { method, base, path, summary }]) => ({ line: `${name} ${method} ${base} ${path}`, summary }));

describe("the specification", () => {
  test("has its parts in order, each number once", () => {
    const inOrder = NUMBERS.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }));
    expect(NUMBERS.length).toBeGreaterThan(100);
    expect(NUMBERS).toEqual(inOrder);
    expect(new Set(NUMBERS).size).toBe(NUMBERS.length);
  });

  // spec: 1.5
  test("has the calls of the contract and no others", () => {
    expect(SPECIFIED_CALLS.map(({ name, call }) => `${name} ${call}`).sort()).toEqual(CONTRACT.map(({ line }) => line).sort());
  });

  test("says of each call that was added that it was, as the contract does", () => {
    const added = CONTRACT.filter(({ summary }) => summary.startsWith("Addition: ")).map(({ line }) => line);
    expect(added.length).toBeGreaterThan(0);
    expect(
      SPECIFIED_CALLS.filter(({ isAdded }) => isAdded)
        .map(({ name, call }) => `${name} ${call}`)
        .sort(),
    ).toEqual(added.sort());
  });

  // spec: 1.4
  test("has every public address", () => {
    expect(PAGES.length).toBeGreaterThan(30);
    expect(BUILT.length).toBeGreaterThan(30);
    const specified = new Set(ADDRESSES.map(shapeOf));
    expect([...new Set([...PAGES, ...BUILT])].filter((address) => !specified.has(shapeOf(address)))).toEqual([]);
  });
});

describe("its coverage", () => {
  test("every section, constant and message has a test that is tagged with its number", () => {
    const tagged = new Set([...TAGS.flatMap(({ numbers }) => numbers), ...SPECIFIED_CALLS.map(({ section }) => section)]);
    expect(PARTS.filter(({ number }) => !tagged.has(number))).toEqual([]);
  });

  test.each([
    ["tested", /\.(test|spec)\.tsx?$/],
    ["answered by the gateway", /^gateway\/(?!.*\.test\.)/],
    ["used by the site", /^(app|components|lib(?!\/contract))\/(?!.*\.test\.)/],
  ])("every call is %s", (_, among) => {
    expect(SPECIFIED_CALLS.filter(({ name }) => findCallers(name, among).length === 0)).toEqual([]);
  });

  test("every tag stands before a test", () => {
    expect(TAGS.filter(({ title }) => !title)).toEqual([]);
  });

  test("every tag and every comment names a part that is there", () => {
    const known = new Set(NUMBERS);
    const tags = TAGS.flatMap(({ file, numbers }) => numbers.map((number) => ({ file, number })));
    expect([...tags, ...CITATIONS].filter(({ number }) => !known.has(number))).toEqual([]);
  });
});
