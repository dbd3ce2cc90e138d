import { existsSync, globSync, readFileSync } from "node:fs";
import { CALLS } from "../lib/contract/table";

/** docs/spec-coverage.md, read as the tables that it is made of: a row that points at nothing proves nothing. */
type Row = { section: number; line: string; cells: string[] };

const HEAD = /^\| What +\| Where +\| Proof +\|$/;
const TEST_FILE = /\.(test|spec)\.tsx?$/;
/** A part of a title shorter than this names no test in particular. */
const TITLE_MIN = 12;

function rowsOf(document: string): Row[] {
  let section = 0;
  return document.split("\n").flatMap((line) => {
    section = Number(/^## (\d+)\. /.exec(line)?.[1] ?? section);
    if (!line.startsWith("|") || HEAD.test(line) || /^\|( -+ \|){3}$/.test(line)) return [];
    const cells = line.split("|").slice(1, -1);
    return [{ section, line, cells: cells.map((cell) => cell.trim()) }];
  });
}

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
const sourceOf = (path: string) => readFileSync(path, "utf8");

/** The titles of a file's tests: what a call of `test`, `it` or what they return begins with. */
const titlesOf = (path: string) =>
  [...sourceOf(path).matchAll(/(?:\b(?:test|it)|[\])`])\(\s*(["'`])((?:\\.|(?!\1).)*)\1/gs)].map(([, , title = ""]) => title);

/** What is wrong with one `path › title` of a Proof cell; nothing where it names a test. */
function problemOf(proof: string): string | undefined {
  const [, path = "", title = ""] = /^`([^`]+)` › (.+)$/.exec(proof) ?? [];
  if (!TEST_FILE.test(path)) return `no test file: ${proof}`;
  if (!existsSync(path)) return `no such file: ${path}`;
  if (title.length < TITLE_MIN || !titlesOf(path).some((known) => known.includes(title))) return `no such test: ${proof}`;
  return undefined;
}

const rows = rowsOf(sourceOf("docs/spec-coverage.md"));
const whole = rows.filter(({ cells }) => cells.length === 3);

/** An address without its query, its parameters without their names. */
const shapeOf = (address: string) => address.replace(/\?.*$/s, "").replaceAll(/\{\w+\}/g, "{}");

/** Pages that stand in for others (server/error-pages.ts). */
const INTERNAL = /^app\/error\//;

const PAGES = globSync("app/**/page.tsx")
  .filter((file) => !INTERNAL.test(file))
  .map((file) => file.slice("app".length, -"/page.tsx".length).replaceAll(/\[(\w+)\]/g, "{$1}") || "/");

/** Addresses as lib/routes.ts writes them, without those of the site's own handlers. */
const BUILT = [...sourceOf("lib/routes.ts").matchAll(/[("`: ]["`](\/[^"`?]*)/g)]
  .map(([, address = ""]) => address.replaceAll(/\$\{(?:encodeURIComponent\()?(\w+)\)?\}/g, "{$1}"))
  .filter((address) => !address.startsWith("/api/"));

describe("the walk over the specification", () => {
  test("has rows of three filled cells", () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ cells }) => cells.length !== 3 || cells.includes("")).map(({ line }) => line)).toEqual([]);
  });

  test("every Where names files that are there", () => {
    const wrong = whole.filter(({ cells: [, where = ""] }) => {
      const paths = quoted(where);
      return paths.length === 0 || paths.some((path) => !existsSync(path));
    });
    expect(wrong.map(({ line }) => line)).toEqual([]);
  });

  test("every Proof names tests that are there", () => {
    const proofs = whole.flatMap(({ cells: [, , proof = ""] }) => proof.split("<br>").map((one) => one.trim()));
    expect(proofs.flatMap((proof) => problemOf(proof) ?? [])).toEqual([]);
  });

  test("every public address is in it", () => {
    expect(PAGES.length).toBeGreaterThan(30);
    expect(BUILT.length).toBeGreaterThan(30);
    const told = new Set(whole.flatMap(({ cells: [what = ""] }) => quoted(what).map(shapeOf)));
    expect([...new Set([...PAGES, ...BUILT])].filter((address) => !told.has(shapeOf(address)))).toEqual([]);
  });

  test("every call of the contract is in its section 7", () => {
    const told = new Set(whole.flatMap(({ section, cells: [what = ""] }) => (section === 7 ? quoted(what) : [])));
    const calls = Object.values(CALLS).flatMap((domain) => Object.entries(domain));
    const missing = calls.filter(([name, { method, path }]) => !told.has(name) && !told.has(`${method} ${path}`));
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  test("every call is answered by the gateway and used by the site", () => {
    const calls = whole.filter(({ section, cells: [what = ""] }) => section === 7 && /^`\w+` [A-Z]+ /.test(what));
    expect(calls.length).toBeGreaterThan(100);
    const [answered, used] = [/^gateway\//, /^(app|components|lib(?!\/contract))\//];
    const oneSided = calls.filter(({ cells: [, where = ""] }) =>
      [answered, used].some((side) => !quoted(where).some((path) => side.test(path))),
    );
    expect(oneSided.map(({ line }) => line)).toEqual([]);
  });
});
