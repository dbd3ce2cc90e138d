import { CART_LINES_MAX } from "@/lib/contract/limits";
import { WantedLines } from "@/lib/contract/line";
import { ask } from "@/lib/http/browser";
import type { ParsedLine } from "./parse-references";
import type { ReferenceLine } from "./reference-lines";

/** `leftOut`: how many lines are beyond the limit of the call. Throws as `ask`. */
export async function lookUpReferences(parsed: ParsedLine[]): Promise<{ lines: ReferenceLine[]; leftOut: number }> {
  const asked = parsed.slice(0, CART_LINES_MAX);
  const body = { lines: asked.map(({ reference, quantity }) => ({ reference, quantity })) };
  const resolved = asked.length === 0 ? [] : (await ask(WantedLines, { body })).lines;
  const lines = asked.flatMap((line, index) => {
    const answer = resolved[index];
    return answer ? [{ parsed: line, resolved: answer }] : [];
  });
  return { lines, leftOut: parsed.length - asked.length };
}
