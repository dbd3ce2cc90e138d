import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";
import { drawings } from "../media/drawings.ts";
import { isOwnDrawing } from "../media/icons.ts";
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

const isDrawable = (icon: string): boolean =>
  isOwnDrawing(icon)
    ? drawings().has(icon.slice("own--".length))
    : (icons[icon]?.body.length ?? Number.POSITIVE_INFINITY) <= MAX_BODY_CHARACTERS;

test("every icon is one that pictures can be drawn with", () => {
  const used = vocabulary().flatMap((top) => [
    top.icon,
    ...top.children.flatMap((sub) => [
      sub.icon,
      ...sub.children.flatMap((leaf) => leaf.goods.flatMap(({ icon, iconsByDetail }) => [icon, ...Object.values(iconsByDetail)])),
    ]),
  ]);
  expect([...new Set(used)].filter((icon) => !isDrawable(icon))).toEqual([]);
});

test("the table of pictures names the kinds of goods, each once, and no drawing is left over", () => {
  const table = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(new URL("./pictures.json", import.meta.url), "utf8")));
  expect(Object.keys(table).sort()).toEqual(
    allKinds()
      .map(({ good }) => good.noun)
      .sort(),
  );
  const used = new Set(allKinds().flatMap(({ good }) => [good.icon, ...Object.values(good.iconsByDetail)]));
  expect([...drawings().keys()].filter((name) => !used.has(`own--${name}`))).toEqual([]);
});

test("no goods are told by a face, a person or a part of the body", () => {
  const living = /(^|-)(face|person|man|woman|boy|girl|child|baby|ear|eye|foot|leg|head|cook|ninja|princess|selfie|dog|cat)(-|$)/;
  expect(
    allKinds()
      .filter(
        ({ good }) =>
          !isOwnDrawing(good.icon) && good.icon !== "rabbit-face" && good.icon !== "baby-bottle" && living.test(good.icon),
      )
      .map(({ good }) => `${good.noun}: ${good.icon}`),
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

test("goods in several sizes state no measure that differs with the size, unless they say of which one", () => {
  const ofAllSizes = /^(empaque|tarjeta|doblado|tacón|suela|caña|ancho|cinta)|de ancho$/;
  const untrue = allKinds().flatMap(({ good }) =>
    (good.variants ? good.sizes : []).filter((size) => !size.includes(" en talla ") && !ofAllSizes.test(size)),
  );
  expect(untrue).toEqual([]);
});
