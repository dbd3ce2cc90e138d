import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const bundled = globSync("{app,components,lib}/**/*.{ts,tsx}").filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file));

/** The folders of the repository that a file imports from. */
const foldersOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/\bfrom "(@\/|\.\.?\/)([^"]+)"/g)].map(([, from = "", path = ""]) =>
    from === "@/" ? path.split("/", 1)[0] : join(dirname(file), from, path).split("/", 1)[0],
  );

test("every folder that pages import from is part of the build's stamp", () => {
  const [, stamped = ""] = /const SOURCES = "\{(.*?)\}/.exec(readFileSync("scripts/site.ts", "utf8")) ?? [];
  const imported = [...new Set(bundled.flatMap(foldersOf))];
  expect(imported).toContain("lib");
  expect(stamped.split(",")).toEqual(expect.arrayContaining(imported));
});
