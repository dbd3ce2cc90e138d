import "server-only";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { create } from "fontkit";
import { LRUCache } from "lru-cache";
import subsetFont from "subset-font";
import { z } from "zod";

/** Weights that papers are written in, by name. */
const WEIGHTS = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof WEIGHTS;

/** A piece of a text that one font has all characters of. */
export type Run = { font: string; text: string };

/** A file of a font that is cut into files by characters, and the code points that are in it. */
type Slice = { file: string; ranges: [from: number, to: number][] };

const FOLDER = join(process.cwd(), "node_modules", "@fontsource-variable");
/** Which fonts have a character first: Latin before Chinese, whose files have some Latin too, and drawn signs last. */
const FAMILIES = ["noto-sans", "noto-sans-sc", "noto-emoji"] as const;
/** Fonts that are kept as they are embedded, 20 to 100 kB each. */
const KEPT_FONTS = 64;

/** Stands for a character that none of the fonts has. */
const UNKNOWN = "□";
// Joiners, variation selectors and skin tones say how to draw what they follow, which a font of one colour cannot.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Variation_Selector}\p{Emoji_Modifier}]/gu;

const Ranges = z.record(z.string(), z.string());

function rangesOf(listed: string): [number, number][] {
  return listed.split(",").map((range) => {
    const [from = "", to = from] = range.replace("U+", "").split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

function slicesOf(family: string): Slice[] {
  const listed = Ranges.parse(JSON.parse(readFileSync(join(FOLDER, family, "unicode.json"), "utf8")));
  return Object.entries(listed).map(([name, ranges]) => ({
    file: `${family}/files/${family}-${name.replace(/[[\]]/g, "")}-wght-normal.woff2`,
    ranges: rangesOf(ranges),
  }));
}

let slices: Slice[] | undefined;

/** The files that say that they have a character, the first choice first. Not all do what they say. */
function slicesFor(character: string): Slice[] {
  slices ??= FAMILIES.flatMap(slicesOf);
  const point = character.codePointAt(0) ?? 0;
  return slices.filter(({ ranges }) => ranges.some(([from, to]) => from <= point && point <= to));
}

type Font = { name: string; bytes: Buffer; points: ReadonlySet<number> };

/** All characters of a slice at one weight, as a font that can be embedded. */
async function fontOf({ file, ranges }: Slice, weight: Weight): Promise<Font> {
  const points = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
  const characters = points.map((point) => String.fromCodePoint(point)).join("");
  const source = await readFile(join(FOLDER, file));
  const bytes = await subsetFont(source, characters, { targetFormat: "sfnt", variationAxes: { wght: WEIGHTS[weight] } });
  const font = create(bytes);
  return { name: `${file} ${weight}`, bytes, points: new Set("characterSet" in font ? font.characterSet : []) };
}

const fonts = new LRUCache<string, Promise<Font>>({ max: KEPT_FONTS });

/** One font, made once however many papers ask for it; a failure is not kept. */
function cachedFont(slice: Slice, weight: Weight): Promise<Font> {
  const name = `${slice.file} ${weight}`;
  const cached = fonts.get(name);
  if (cached) return cached;
  const made = fontOf(slice, weight);
  fonts.set(name, made);
  made.catch(() => fonts.delete(name));
  return made;
}

/** The first font that has a character; undefined where none has. */
async function fontFor(character: string, weight: Weight): Promise<Font | undefined> {
  const point = character.codePointAt(0) ?? 0;
  for (const slice of slicesFor(character)) {
    const font = await cachedFont(slice, weight);
    if (font.points.has(point)) return font;
  }
  return undefined;
}

const composed = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").replace(UNSEEN, "");

/** What is needed to write some texts: the fonts by name, the texts as they can be shown, and which font has what of them. */
export type Fonts = {
  bytes: Map<string, Buffer>;
  /** Composed, without what is not drawn, a box for what no font has. */
  shown: (text: string) => string;
  /** A shown text in pieces of one font each. */
  runsOf: (text: string, weight: Weight) => Run[];
};

/** The fonts that these texts need. */
export async function fontsFor(texts: string[]): Promise<Fonts> {
  const characters = [...new Set(composed(texts.join("") + UNKNOWN))];
  const found = async (weight: Weight) => {
    const own = await Promise.all(characters.map(async (one) => [one, await fontFor(one, weight)] as const));
    return new Map(own.flatMap(([one, font]) => (font ? [[one, font] as const] : [])));
  };
  const [regular, bold] = await Promise.all([found("regular"), found("bold")]);
  const byWeight = { regular, bold };
  const used = new Set([...regular.values(), ...bold.values()]);
  return {
    bytes: new Map([...used].map(({ name, bytes }) => [name, bytes])),
    shown: (text) => [...composed(text)].map((one) => (regular.has(one) ? one : /\p{M}/u.test(one) ? "" : UNKNOWN)).join(""),
    runsOf(text, weight) {
      const runs: Run[] = [];
      for (const character of text) {
        const font = byWeight[weight].get(character)?.name ?? "";
        const last = runs.at(-1);
        if (last && last.font === font) last.text += character;
        else runs.push({ font, text: character });
      }
      return runs;
    },
  };
}
