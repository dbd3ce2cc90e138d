import { globSync, readFileSync } from "node:fs";

/** A numbered section, constant or message of docs/specification.md. */
export type Part = { number: string; title: string };

/** A row of a table of calls. `call`: `METHOD base path`. */
type SpecifiedCall = { section: string; name: string; call: string; isAdded: boolean };

/** A line `// spec: 12.4, 23.6` and the title of the test that follows. */
export type Tag = { file: string; numbers: string[]; title: string | undefined };

const SPECIFICATION = readFileSync("docs/specification.md", "utf8");
const SOURCES = globSync("{*,{app,components,lib,gateway,server,scripts,e2e}/**/*}.{ts,tsx,sql}");
const TEST_FILE = /\.(test|spec)\.tsx?$/;
const TAG = /^ *\/\/ spec: (.+)\n(?: *(test|it|describe)\b)?/gm;
const TITLE = /(?:\b(?:test|it|describe)|[\])`])\(\s*(["'`])((?:\\.|(?!\1).)*)\1/s;
const CITATION = /\bspecification (\d+\.\d+(?:(?:, | and )\d+\.\d+)*)/gi;

const matches = (pattern: RegExp) => [...SPECIFICATION.matchAll(pattern)];

/** Every section, constant and message, in order. */
export const PARTS: Part[] = matches(/^(?:### (\d+\.\d+) (.+)|\| (\d+\.\d+) +\| ([^|]+) \|.*)$/gm).map(
  ([, section, heading, row, cell]) => ({ number: section ?? row ?? "", title: (heading ?? cell ?? "").trim() }),
);

/** Every call of the domains' tables. */
export const SPECIFIED_CALLS: SpecifiedCall[] = SPECIFICATION.split(/^### /m).flatMap((text) =>
  [...text.matchAll(/^\| `(\w+)` +\| ([A-Z]+ \w+) `([^`]+)` +\| (added)?/gm)].map(([, name = "", target, path, added]) => ({
    section: text.slice(0, text.indexOf(" ")),
    name,
    call: `${target} ${path}`,
    isAdded: added !== undefined,
  })),
);

/** Every public address of section 1.4, with its query. */
export const ADDRESSES: string[] = SPECIFICATION.split(/^### /m)
  .filter((text) => text.startsWith("1.4 "))
  .flatMap((text) => [...text.matchAll(/^\|(.*?)\|/gm)])
  .flatMap(([, cell = ""]) => [...cell.matchAll(/`(\/[^`]*)`/g)].map(([, address = ""]) => address));

export const TAGS: Tag[] = SOURCES.filter((file) => TEST_FILE.test(file)).flatMap((file) => {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(TAG)].map(({ 1: numbers = "", 2: test, index }) => ({
    file,
    numbers: numbers.split(", "),
    title: test && TITLE.exec(source.slice(index))?.[2],
  }));
});

/** Citations such as `specification 12.4` in comments. */
export const CITATIONS: { file: string; number: string }[] = SOURCES.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(CITATION)].flatMap(([, list = ""]) =>
    list.split(/, | and /).map((number) => ({ file, number })),
  ),
);

/** Files that import the contract. */
const CALLERS = SOURCES.map((file) => ({ file, source: readFileSync(file, "utf8") }))
  .filter(({ source }) => /from "[^"]*\/contract\//.test(source))
  .map(({ file, source }) => ({ file, words: new Set(source.match(/\w+/g)) }));

/** Files that use a call of the contract. */
export function findCallers(call: string, among: RegExp): string[] {
  return CALLERS.filter(({ file, words }) => among.test(file) && words.has(call)).map(({ file }) => file);
}
