import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import { z } from "zod";

const IconSet = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

/** Larger bodies are detailed people, which are slow to draw and no goods. */
const BODY_CHARACTERS_MAX = 120_000;
/** Endings of people's skin tones. `police-car-light` is no person: the set has no `police-car-medium-light`. */
const TONE = /-(?:medium-)?(?:dark|light)$|-medium$/;

// The set has 100 MB: its memory is freed with this thread.
const file = createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji/icons.json");
const { icons } = IconSet.parse(JSON.parse(readFileSync(file, "utf8")));
const hasSkinTone = (name: string): boolean => TONE.test(name) && icons[name.replace(TONE, "-medium-light")] !== undefined;
const drawable = Object.entries(icons).filter(([name, { body }]) => !hasSkinTone(name) && body.length <= BODY_CHARACTERS_MAX);
parentPort?.postMessage(new Map(drawable.map(([name, { body }]) => [name, body])));
