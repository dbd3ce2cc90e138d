import { readFileSync } from "node:fs";
import { z } from "zod";
import { allKinds } from "../product/seed-kinds.ts";
import { isMeant } from "./synonyms.ts";

export const SHOWN = 8;
/** Required share of relevant results; the first one must be relevant. */
const GOOD = 0.75;
const MIXED = 0.375;

const FILE = new URL("./queries.json", import.meta.url);

/** Queries with the relevant products: a noun, "Gorra*", "#Category" or "@use". */
export const queries = z.record(z.string(), z.array(z.string()).min(1)).parse(JSON.parse(readFileSync(FILE, "utf8")));

export const VERDICTS = ["good", "mixed", "bad", "empty"] as const;
export type Verdict = (typeof VERDICTS)[number];

const named = allKinds()
  .map(({ good, top, subIndex, leafName }) => ({
    noun: good.noun,
    uses: good.uses,
    categories: [top.name, top.children[subIndex]?.name ?? "", leafName],
  }))
  .sort((one, other) => other.noun.length - one.noun.length);

export function isRight(name: string, right: readonly string[]): boolean {
  const kind = named.find(({ noun }) => name.startsWith(noun));
  return kind !== undefined && right.some((find) => isMeant(find, kind));
}

export function judge(names: readonly string[], right: readonly string[]): Verdict {
  const shown = names.slice(0, SHOWN);
  const [first] = shown;
  if (first === undefined) return "empty";
  const share = shown.filter((name) => isRight(name, right)).length / shown.length;
  if (share >= GOOD && isRight(first, right)) return "good";
  return share >= MIXED ? "mixed" : "bad";
}
