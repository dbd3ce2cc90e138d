import "server-only";
import { readOrUndefined, requiredRead } from "@/lib/http/reads";
import { firstValue } from "@/lib/search-params";
import { type ComparedKind, countMissing, parseComparison } from "./index";

type Query = Record<string, string | string[] | undefined>;

/** Reads what an address (`ids`, `add`) compares, and tells what of it was not found. */
export async function readCompared<T>(kind: ComparedKind, query: Query, get: (id: string) => Promise<T>) {
  const comparison = parseComparison(kind, firstValue(query.ids), firstValue(query.add));
  const read = await requiredRead(Promise.all(comparison.ids.map(async (id) => ({ id, found: await readOrUndefined(get(id)) }))));
  const unfound = read.flatMap(({ id, found }) => (found === undefined ? [id] : []));
  return { found: read.flatMap(({ found }) => (found === undefined ? [] : [found])), missing: countMissing(comparison, unfound) };
}
