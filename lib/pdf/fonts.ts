import "server-only";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { create } from "fontkit";
import { LRUCache } from "lru-cache";
import subsetFont from "subset-font";
import { z } from "zod";

const WEIGHTS = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof WEIGHTS;

/** Part of a text that one font writes. */
export type Run = { font: string; text: string };

/** A subset file of a font with its code point ranges, in unicode.json as `U+0000-00FF,U+0131`. */
type Slice = { file: string; ranges: [from: number, to: number][] };

const FOLDER = join(process.cwd(), "node_modules", "@fontsource-variable");
/** In order of preference, since the Chinese files have some Latin characters too. */
const FAMILIES = ["noto-sans", "noto-sans-sc", "noto-emoji"] as const;
const CACHED_FONTS = 64;

/** Replaces a character that no font has. */
const UNKNOWN = "□";
// Control and format characters, variation selectors, skin tones: they are dropped.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}\p{Emoji_Modifier}]/gu;

const Ranges = z.record(z.string(), z.string());

function parseRanges(ranges: string): [number, number][] {
  return ranges.split(",").map((range) => {
    const [from = "", to = from] = range.replace("U+", "").split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

function readSlices(family: string): Slice[] {
  const listed = Ranges.parse(JSON.parse(readFileSync(join(FOLDER, family, "unicode.json"), "utf8")));
  return Object.entries(listed).map(([name, ranges]) => ({
    file: `${family}/files/${family}-${name.replace(/[[\]]/g, "")}-wght-normal.woff2`,
    ranges: parseRanges(ranges),
  }));
}

let slices: Slice[] | undefined;

/** Files whose ranges include a character. A file may lack the character all the same. */
function slicesFor(character: string): Slice[] {
  slices ??= FAMILIES.flatMap(readSlices);
  const point = character.codePointAt(0) ?? 0;
  return slices.filter(({ ranges }) => ranges.some(([from, to]) => from <= point && point <= to));
}

type Font = { name: string; bytes: Buffer; points: ReadonlySet<number> };

async function createFont({ file, ranges }: Slice, weight: Weight): Promise<Font> {
  const points = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
  const characters = points.map((point) => String.fromCodePoint(point)).join("");
  const source = await readFile(join(FOLDER, file));
  const bytes = await subsetFont(source, characters, { targetFormat: "sfnt", variationAxes: { wght: WEIGHTS[weight] } });
  const font = create(bytes);
  return { name: `${file} ${weight}`, bytes, points: new Set("characterSet" in font ? font.characterSet : []) };
}

const fonts = new LRUCache<string, Promise<Font>>({ max: CACHED_FONTS });

function cachedFont(slice: Slice, weight: Weight): Promise<Font> {
  const name = `${slice.file} ${weight}`;
  const cached = fonts.get(name);
  if (cached) return cached;
  const created = createFont(slice, weight);
  fonts.set(name, created);
  created.catch(() => fonts.delete(name));
  return created;
}

async function fontFor(character: string, weight: Weight): Promise<Font | undefined> {
  const point = character.codePointAt(0) ?? 0;
  for (const slice of slicesFor(character)) {
    const font = await cachedFont(slice, weight);
    if (font.points.has(point)) return font;
  }
  return undefined;
}

const normalized = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").replace(INVISIBLE, "");

/** `bytes`: the font files that some texts need, by name. `printable` replaces characters without a font. `runsOf` splits a text by font. */
export type Fonts = {
  bytes: Map<string, Buffer>;
  printable: (text: string) => string;
  runsOf: (text: string, weight: Weight) => Run[];
};

export async function fontsFor(texts: string[]): Promise<Fonts> {
  const characters = [...new Set(normalized(texts.join("") + UNKNOWN))];
  const fontByCharacter = async (weight: Weight) => {
    const pairs = await Promise.all(characters.map(async (one) => [one, await fontFor(one, weight)] as const));
    return new Map(pairs.flatMap(([one, font]) => (font ? [[one, font] as const] : [])));
  };
  const [regular, bold] = await Promise.all([fontByCharacter("regular"), fontByCharacter("bold")]);
  const byWeight = { regular, bold };
  const used = new Set([...regular.values(), ...bold.values()]);
  return {
    bytes: new Map([...used].map(({ name, bytes }) => [name, bytes])),
    printable: (text) =>
      [...normalized(text)].map((one) => (regular.has(one) ? one : /\p{M}/u.test(one) ? "" : UNKNOWN)).join(""),
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
