import { globSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { z } from "zod";

const Package = z.object({
  workspaces: z.array(z.string()).default([]),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
const packageIn = (folder: string) => Package.parse(JSON.parse(readFileSync(`${folder}/package.json`, "utf8")));

const ROOT = ".";
const root = packageIn(ROOT);
const folders = [ROOT, ...root.workspaces];
/** Packages that are run, not imported. */
const PROGRAMS = ["node"];
const RUNTIME_MOST = 16;

const IMPORTED = /(?:^(?:import|export|\}) (?:[\w*{}, ]+ )?(?:from )?|\bimport\()"([^."][^"]*)"/gm;
const isTest = (file: string) => /\.(test|spec)\.tsx?$|\.fixture\.ts$|\.d\.ts$/.test(file);
const packageOf = (name: string) =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
const isOutside = (name: string) => !(name.startsWith("@/") || name.startsWith("node:") || builtinModules.includes(name));

/** The innermost package that a file belongs to. */
const folderOf = (file: string) =>
  root.workspaces.filter((folder) => file.startsWith(`${folder}/`)).sort((one, other) => other.length - one.length)[0] ?? ROOT;

const files = globSync(["{app,components,lib,server,gateway,telemetry}/**/*.{ts,tsx}", "*.ts"]).filter(
  (file) => !(file.includes("node_modules") || isTest(file) || /^(jest|playwright)\./.test(file)),
);
const texts = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

const importsOf = (folder: string) =>
  [...texts]
    .filter(([file]) => folderOf(file) === folder)
    .flatMap(([, text]) => [...text.matchAll(IMPORTED)].map(([, name = ""]) => name))
    .filter(isOutside)
    .map(packageOf);

describe.each(folders)("the package of %s", (folder) => {
  const declared = Object.keys(packageIn(folder).dependencies);
  // Only types are imported from this one, so it is a development dependency.
  const allowed = folder === ROOT ? [...declared, "schema-dts"] : declared;

  test("declares what it imports", () => {
    expect([...new Set(importsOf(folder))].filter((name) => !allowed.includes(name))).toEqual([]);
  });

  test("declares nothing that it does not use", () => {
    const own = [...texts].flatMap(([file, text]) => (folderOf(file) === folder ? [text] : [])).join("\n");
    // Fonts and drawings are read as files, by the last part of their package's name.
    const isUsed = (name: string) =>
      importsOf(folder).includes(name) || own.includes(`"${name.split("/").at(-1)}"`) || own.includes(name);
    expect(declared.filter((name) => !(isUsed(name) || PROGRAMS.includes(name)))).toEqual([]);
  });

  test("takes the versions that the others take", () => {
    const others = folders.map((other) => packageIn(other).dependencies);
    const isOther = ([name, version]: [string, string]) => others.some((them) => (them[name] ?? version) !== version);
    expect(Object.entries(packageIn(folder).dependencies).filter(isOther)).toEqual([]);
  });
});

test("the site depends on few packages when it runs", () => {
  expect(Object.keys(root.dependencies).length).toBeLessThanOrEqual(RUNTIME_MOST);
});
