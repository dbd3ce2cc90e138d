import { z } from "zod";
import type { Database } from "../db/database.ts";
import { cachePerDatabase } from "../ttl-cache.ts";
import { Dictionary } from "./dictionary.ts";
import { WEAK } from "./document.ts";
import { Kind, stemKind } from "./kind.ts";
import { KindIndex } from "./kind-index.ts";
import { KindNames } from "./kind-names.ts";
import { KindPostings } from "./kind-postings.ts";
import { Suggestions } from "./suggestions.ts";

const Stem = z.object({ stem: z.string(), total: z.number() });
const Term = z.object({ term: z.string(), weight: z.number() });
const Version = z.object({ version: z.string() });

const KINDS = `
  select k.id, k.noun, k.leaf_id, k.uses, k.words as descriptions, k.packing, k.aliases, array[top.name, sub.name, leaf.name] as categories, counted.total
  from search_kind k
  join category leaf on leaf.id = k.leaf_id
  join category sub on sub.id = leaf.parent_id
  join category top on top.id = sub.parent_id
  join (select kind_id, count(*)::integer as total from product_search group by kind_id) counted on counted.kind_id = k.id
  order by k.id`;

const STEMS = "select stem, sum(total)::integer as total from word_count group by stem";
const TERMS =
  "select term, weight from search_term where scope = 'product' and position(' ' in plain) = 0 order by weight desc, term";

export type Lexicon = {
  index: KindIndex;
  names: KindNames;
  dictionary: Dictionary;
  suggestions: Suggestions;
  isStrongLexeme: (stem: string) => boolean;
  countProducts: (kindIds: readonly number[]) => number;
};

const CHECK_SECONDS = 10;
const versions = cachePerDatabase<string>(CHECK_SECONDS, 1);
const lexicons = new WeakMap<Database, { version: string; lexicon: Promise<Lexicon> }>();

type LexiconRows = { kinds: Kind[]; totals: { stem: string; total: number }[]; terms: { term: string; weight: number }[] };

export function lexiconFrom({ kinds, totals, terms }: LexiconRows): Lexicon {
  const stems = new Set(totals.map(({ stem }) => stem));
  const texts = kinds.flatMap(({ noun, aliases, uses, categories }) => [noun, ...aliases, ...uses, ...categories]);
  const names = kinds.flatMap(({ noun, aliases }) => [noun, ...aliases]);
  const totalsByKind = new Map(kinds.map(({ id, total }) => [id, total]));
  const postings = new KindPostings(kinds.map(stemKind));
  const isKnown = (stem: string) => stems.has(stem) || stems.has(WEAK + stem);
  return {
    index: new KindIndex(postings),
    names: new KindNames(postings),
    dictionary: new Dictionary({ terms, texts, names, isKnown }),
    suggestions: new Suggestions(kinds, terms),
    isStrongLexeme: (stem) => stems.has(stem),
    countProducts: (kindIds) => kindIds.reduce((sum, id) => sum + (totalsByKind.get(id) ?? 0), 0),
  };
}

const read = async (database: Database): Promise<Lexicon> =>
  lexiconFrom({
    kinds: await database.rows(Kind, KINDS),
    totals: await database.rows(Stem, STEMS),
    terms: await database.rows(Term, TERMS),
  });

/** The lexicon. It is read again when the search tables have changed, which is checked every CHECK_SECONDS at most. */
export async function readLexicon(database: Database): Promise<Lexicon> {
  const version = await versions.of(database).get("version", async () => {
    const row = await database.row(Version, "select version || made_at::text as version from search_version");
    return row?.version ?? "";
  });
  const cached = lexicons.get(database);
  if (cached?.version === version) return cached.lexicon;
  const lexicon = read(database);
  lexicons.set(database, { version, lexicon });
  lexicon.catch(() => lexicons.delete(database));
  return lexicon;
}
