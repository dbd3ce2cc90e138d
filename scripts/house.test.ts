import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** The rules of the house that no linter knows. */
const sources = globSync("{app,components,lib,server,gateway,processes,telemetry,scripts,e2e,bench}/**/*.{ts,tsx}").filter(
  (file) => !file.includes("node_modules"),
);
const linesOf = (file: string) => readFileSync(file, "utf8").split("\n");

/** A file without its comments. */
const codeOf = (file: string) => readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");

describe("the house", () => {
  test("no file is longer than 250 lines", () => {
    expect(sources.filter((file) => linesOf(file).length > 251)).toEqual([]);
  });

  test("only client components, browser modules and error boundaries run in the browser", () => {
    const client = sources.filter((file) => linesOf(file).some((line) => /^["']use client["']/.test(line)));
    expect(client.filter((file) => !/(\.client\.tsx|\/client\.ts|error\.tsx)$/.test(file))).toEqual([]);
  });

  test("every .client.tsx says that it runs in the browser", () => {
    const clientComponents = sources.filter((file) => file.endsWith(".client.tsx"));
    expect(clientComponents.filter((file) => linesOf(file)[0] !== '"use client";')).toEqual([]);
  });

  test("what needs a browser says so by its name", () => {
    const browser =
      /\buse(State|Effect|LayoutEffect|Ref|SyncExternalStore|SWR\w*|Form)[<(]|(?<![.\w-])(window|localStorage|sessionStorage|navigator|document)\.\w/;
    const names = /\.client\.tsx?$|\/client\.ts$|\/use-[a-z-]+\.ts$|\.(test|fixture)\.tsx?$|error\.tsx$/;
    const unmarked = sources.filter(
      (file) => /^(app|components|lib)\//.test(file) && !names.test(file) && browser.test(codeOf(file)),
    );
    // Both sides use these: the server reads constants of the first and third and sends the text of the second. "Document" in the last is a PDF.
    const both = ["lib/hydration.ts", "lib/inline-scripts.ts", "lib/session/login-address.ts", "lib/pdf/sheet.ts"];
    expect(unmarked.sort()).toEqual(both.sort());
  });

  test("every server module is marked server-only", () => {
    const servers = sources.filter((file) => /^lib\/\w+\/server\.ts$/.test(file));
    expect(servers.filter((file) => linesOf(file)[0] !== 'import "server-only";')).toEqual([]);
  });

  test("no test is skipped, focused or waits for a time", () => {
    const tests = sources.filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.endsWith("house.test.ts"));
    const bad = /\b(test|it|describe)\.(skip|only|fixme)\b|waitForTimeout/;
    expect(tests.filter((file) => bad.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  test("no check is silenced and no type is forced", () => {
    const bad = /\bas (any|unknown|never)\b|: any\b|@ts-(ignore|expect-error|nocheck)|(biome|eslint|oxlint)-(ignore|disable)/;
    expect(sources.filter((file) => !file.endsWith("house.test.ts") && bad.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  test("every decision has a status with a date, at most 25 lines, and a line in the index", () => {
    const decisions = globSync("docs/adr/[0-9]*.md");
    const index = readFileSync("docs/adr/README.md", "utf8");
    expect(decisions.length).toBeGreaterThan(30);
    const isWrong = (file: string) =>
      linesOf(file).length > 26 ||
      !/^\*\*Status\.\*\* .*\d{4}-\d\d-\d\d/m.test(readFileSync(file, "utf8")) ||
      !index.includes(`(${basename(file)})`);
    expect(decisions.filter(isWrong)).toEqual([]);
  });

  test("every link of the documents leads to a file", () => {
    const documents = ["README.md", ...globSync("docs/**/*.md")];
    const links = documents.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link = ""]) => join(dirname(file), link)),
    );
    expect(links.length).toBeGreaterThan(40);
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });
});
