import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";

const IconSet = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

/** Bodies above this are people with traced photographs of hair: slow to draw, and no goods. */
const MAX_BODY_CHARACTERS = 60_000;

let bodies: Map<string, string> | undefined;

/** The set is a file of 100 MB, so it is read once, on the first picture, and only what can be drawn is kept. */
function load(): Map<string, string> {
  const file = createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji/icons.json");
  const { icons } = IconSet.parse(JSON.parse(readFileSync(file, "utf8")));
  const drawable = Object.entries(icons).filter(([, icon]) => icon.body.length <= MAX_BODY_CHARACTERS);
  return new Map(drawable.map(([name, icon]) => [name, icon.body]));
}

/** The SVG body (32 × 32 units) of an icon of the fluent-emoji set; undefined when there is none of that name. */
export function iconBody(name: string): string | undefined {
  bodies ??= load();
  return bodies.get(name);
}
