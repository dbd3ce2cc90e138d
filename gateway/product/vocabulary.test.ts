import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";
import { allKinds } from "./seed-kinds.ts";
import { vocabulary } from "./vocabulary.ts";

const file = createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji/icons.json");
const { icons } = z
  .object({ icons: z.record(z.string(), z.object({ body: z.string() })) })
  .parse(JSON.parse(readFileSync(file, "utf8")));
/** Bigger ones are traced photographs, which the media do not draw. */
const MAX_BODY_CHARACTERS = 120_000;

test("there are at least 20 top categories with ids of their own", () => {
  expect(vocabulary().length).toBeGreaterThanOrEqual(20);
  expect(new Set(vocabulary().map(({ id }) => id)).size).toBe(vocabulary().length);
});

test("every icon is one that pictures can be drawn with", () => {
  const used = vocabulary().flatMap((top) => [
    top.icon,
    ...top.children.flatMap((sub) => [
      sub.icon,
      ...sub.children.flatMap((leaf) => leaf.goods.flatMap(({ icon, more }) => [icon, ...more])),
    ]),
  ]);
  expect(
    [...new Set(used)].filter((icon) => (icons[icon]?.body.length ?? Number.POSITIVE_INFINITY) > MAX_BODY_CHARACTERS),
  ).toEqual([]);
});

test("what goes with a thing in its pictures is something else", () => {
  expect(
    allKinds()
      .filter(({ good }) => good.more.includes(good.icon))
      .map(({ good }) => good.noun),
  ).toEqual([]);
});

test("a kind of goods has no phrase twice", () => {
  const repeated = allKinds().filter(({ good }) =>
    [good.materials, good.details, good.forms, good.sizes, good.uses, good.selling, good.colors].some(
      (list) => new Set(list).size < list.length,
    ),
  );
  expect(repeated.map(({ good }) => good.noun)).toEqual([]);
});

test("codes of references tell the top categories apart", () => {
  const codes = new Map(allKinds().map(({ code, top }) => [code, top.id]));
  expect(codes.size).toBe(vocabulary().length);
});
