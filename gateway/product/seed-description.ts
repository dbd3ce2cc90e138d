import { cyclicItem } from "../cyclic-item.ts";
import type { Draft } from "./seed-draft.ts";
import { type Facts, toFacts } from "./seed-facts.ts";
import { OPENINGS, type Sentence } from "./seed-openings.ts";
import { SENTENCES } from "./seed-sentences.ts";

type Part = keyof typeof SENTENCES | "lead" | "opening" | "selling" | "more" | "closing";

export function makeDescription(draft: Draft, minimum: number): string {
  const facts = toFacts(draft, minimum);
  const sentences: string[] = [];
  const layout = cyclicItem(LAYOUTS, draft.kind.index * 4 + draft.round);
  const [buyer = ""] = facts.buyers;
  for (const part of [...layout, ...SPARE]) {
    const isRepeated = part === "buyers" && sentences.some((sentence) => sentence.includes(buyer));
    const text = isRepeated || sentences.length >= layout.length ? undefined : partText(part, draft, facts);
    if (text && !sentences.includes(text)) sentences.push(text);
  }
  return sentences.join(" ");
}

/** Parts of a description in their order; a kind's products take one layout after another. */
const LAYOUTS: readonly (readonly Part[])[] = [
  ["opening", "selling", "form", "closing"],
  ["lead", "opening", "pack"],
  ["opening", "uses", "selling", "colors"],
  ["opening", "size", "selling", "buyers"],
  ["opening", "selling", "more", "closing"],
  ["lead", "opening", "uses", "closing"],
  ["opening", "form", "pack", "selling"],
  ["opening", "selling", "colors", "uses", "closing"],
  ["opening", "more", "closing"],
  ["lead", "opening", "size", "form", "buyers"],
  ["opening", "uses", "more", "pack", "closing"],
];

const SPARE: readonly Part[] = ["pack", "closing"];

const NAMES_GOODS_FIRST = /^(El|La|Los|Las|Cada) /;

function firstSentence(sentences: readonly Sentence[], facts: Facts, place: number): string | undefined {
  for (let i = 0; i < sentences.length; i++) {
    const text = cyclicItem(sentences, place + i)(facts);
    if (text) return text;
  }
  return undefined;
}

function partText(part: Part, { kind, round }: Draft, facts: Facts): string | undefined {
  const { good, top, index, serial } = kind;
  if (part === "opening") return firstSentence(OPENINGS, facts, index * 3 + round * 7);
  if (part === "selling") return cyclicItem(good.selling, index + round);
  if (part === "lead")
    return good.selling.map((_, i) => cyclicItem(good.selling, round + i)).find((text) => NAMES_GOODS_FIRST.test(text));
  if (part === "more") return cyclicItem(good.selling, index + round + 1);
  if (part === "closing") return cyclicItem(top.sentences, serial + round);
  return firstSentence(SENTENCES[part], facts, index + round);
}
