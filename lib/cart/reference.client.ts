import { CART_LINES_MAX } from "@/lib/contract/limits";
import { WantedLines } from "@/lib/contract/line";
import { ask } from "@/lib/http/browser";
import type { ParsedLine } from "./parse-references";
import type { ReferenceLine } from "./reference-lines";

/** `left`: lines beyond the limit, not asked for. Throws as `ask`. */
export async function askReferences(read: ParsedLine[]): Promise<{ lines: ReferenceLine[]; left: number }> {
  const asked = read.slice(0, CART_LINES_MAX);
  const body = { lines: asked.map(({ reference, quantity }) => ({ reference, quantity })) };
  const resolved = asked.length === 0 ? [] : (await ask(WantedLines, { body })).lines;
  const lines = asked.flatMap((line, index) => {
    const answer = resolved[index];
    return answer ? [{ read: line, resolved: answer }] : [];
  });
  return { lines, left: read.length - asked.length };
}
