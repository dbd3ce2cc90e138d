import { readFileSync } from "node:fs";
import { z } from "zod";
import { allKinds } from "../product/seed-kinds.ts";
import { isTargeted } from "./synonyms.ts";

export const SHOWN = 8;
/** Least share of relevant results for `good`. The first result must be relevant too. */
const GOOD = 0.75;
const MIXED = 0.375;

const FILE = new URL("./queries.json", import.meta.url);

/** Queries, each with its relevant products as targets of `isTargeted`: a noun, "Gorra*", "#Category" or "@use". */
export const queries = z.record(z.string(), z.array(z.string()).min(1)).parse(JSON.parse(readFileSync(FILE, "utf8")));

export const VERDICTS = ["good", "mixed", "bad", "empty"] as const;
export type Verdict = (typeof VERDICTS)[number];

// Longest noun first: a name may start with the nouns of several kinds.
const kinds = allKinds()
  .map(({ good, top, subIndex, leafName }) => ({
    noun: good.noun,
    uses: good.uses,
    categories: [top.name, top.children[subIndex]?.name ?? "", leafName],
  }))
  .sort((one, other) => other.noun.length - one.noun.length);

export function isRelevant(name: string, relevant: readonly string[]): boolean {
  const kind = kinds.find(({ noun }) => name.startsWith(noun));
  return kind !== undefined && relevant.some((target) => isTargeted(kind, target));
}

export function judge(names: readonly string[], relevant: readonly string[]): Verdict {
  const shown = names.slice(0, SHOWN);
  const [first] = shown;
  if (first === undefined) return "empty";
  const share = shown.filter((name) => isRelevant(name, relevant)).length / shown.length;
  if (share >= GOOD && isRelevant(first, relevant)) return "good";
  return share >= MIXED ? "mixed" : "bad";
}
