import { readFileSync } from "node:fs";
import { z } from "zod";
import { allKinds } from "../product/seed-kinds.ts";
import { isMeant } from "./synonyms.ts";

/** So many are seen without scrolling far. */
export const SHOWN = 8;
/** Share of what is shown that must be right, the very first among it. */
const GOOD = 0.75;
const MIXED = 0.375;

const FILE = new URL("./queries.json", import.meta.url);

/** What shopkeepers type, each with the goods that are right: a noun, "Gorra*", "#Category" or "@use", as in synonyms.json. */
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

/** Whether a product of that name is one of the goods. Names begin with the noun of their kind. */
export function isRight(name: string, right: readonly string[]): boolean {
  const kind = named.find(({ noun }) => name.startsWith(noun));
  return kind !== undefined && right.some((find) => isMeant(find, kind));
}

/** The verdict on the names that are shown first. */
export function judge(names: readonly string[], right: readonly string[]): Verdict {
  const shown = names.slice(0, SHOWN);
  const [first] = shown;
  if (first === undefined) return "empty";
  const share = shown.filter((name) => isRight(name, right)).length / shown.length;
  if (share >= GOOD && isRight(first, right)) return "good";
  return share >= MIXED ? "mixed" : "bad";
}
