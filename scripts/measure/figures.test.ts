import { countClones } from "./clones";
import { type Figures, measurePart, percentile } from "./figures";
import { importCycles } from "./imports";
import { declaredColumns, declaredKeys } from "./names";
import { parseSource } from "./source";

/** What the code has reached. Lower a figure here when it falls; none may rise. */
const REACHED: Record<"site" | "gateway", Partial<Figures>> = {
  site: {
    fileLinesMedian: 42,
    fileLinesP90: 106,
    fileLinesMax: 250,
    functionLinesP90: 20,
    functionLinesMax: 80,
    clientFilesPercent: 20,
    clientLinesPercent: 23,
    any: 0,
    casts: 0,
    nonNull: 0,
    cycles: 0,
    barrels: 0,
    commentLinesPer100: 4,
    clonesPer1000: 0.3,
    runtimeDependencies: 16,
    snakeCaseOthers: 42,
    functionsInOfPer1000: 0.1,
    effectsPer1000: 1.2,
  },
  gateway: {
    fileLinesMedian: 53,
    fileLinesP90: 128,
    fileLinesMax: 250,
    functionLinesP90: 16,
    functionLinesMax: 80,
    any: 0,
    casts: 0,
    nonNull: 0,
    cycles: 0,
    barrels: 0,
    commentLinesPer100: 4,
    clonesPer1000: 0.3,
    runtimeDependencies: 8,
    snakeCaseOthers: 32,
    functionsInOfPer1000: 0.1,
  },
};

test.each(["site", "gateway"] as const)("the figures of the %s are not worse than what it has reached", (part) => {
  const figures = new Map(Object.entries(measurePart(part)));
  const worse = Object.entries(REACHED[part]).filter(([name, most]) => (figures.get(name) ?? 0) > most);
  expect(worse.map(([name, most]) => `${name}: ${figures.get(name)}, at most ${most}`)).toEqual([]);
});

test("a percentile is a number that occurs", () => {
  expect(percentile([5, 1, 9, 3], 0.5)).toBe(3);
  expect(percentile([5, 1, 9, 3], 1)).toBe(9);
  expect(percentile([], 0.5)).toBe(0);
});

test("a cycle is found through types and dynamic imports", () => {
  const one = parseSource("lib/one.ts", 'import type { Two } from "./two";\nexport const one = 1;');
  const two = parseSource("lib/two.ts", 'export type Two = 2;\nexport const load = () => import("@/lib/one");');
  expect(importCycles([one, two])).toEqual([["lib/one.ts", "lib/two.ts"]]);
  expect(importCycles([one])).toEqual([]);
});

test("a passage that occurs twice is one clone, whatever the white space", () => {
  const passage = Array.from({ length: 20 }, (_, index) => `call(${index}, other);`);
  const sources = [parseSource("a.ts", passage.join("\n")), parseSource("b.ts", passage.join("\n\n"))];
  expect(countClones(sources)).toBe(1);
  expect(countClones(sources.slice(1))).toBe(0);
});

test("comments and casts are counted where they are, not in texts", () => {
  const { commentLines, nodes } = parseSource("a.ts", 'const text = "// as number"; // why\nconst x = text as string;');
  expect(commentLines).toBe(1);
  expect(nodes.filter(({ type }) => type === "TSAsExpression").length).toBe(1);
});

test("names of fields are read from schemas, names of columns from migrations", () => {
  const { nodes } = parseSource("a.ts", "const One = z.object({ product_id: Id, more: z.object({ is_sample: z.boolean() }) });");
  expect(declaredKeys(nodes)).toEqual(["product_id", "more", "is_sample"]);
  const sql = `create table wish (
  id serial,
  obj_id integer not null,
  unique (id, obj_id)
);
alter table wish add column left_at date, add added_at date, add constraint one check (true);`;
  expect(declaredColumns(sql)).toEqual(expect.arrayContaining(["id", "obj_id", "left_at", "added_at"]));
  expect(declaredColumns(sql)).not.toContain("constraint");
});
