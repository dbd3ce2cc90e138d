import { QUANTITY_MAX } from "@/lib/contract/limits";

/** What a pasted order says: quantities by reference, and the lines that say nothing, with their place from 1. */
export type Pasted = { quantities: Map<string, number>; misread: { line: number; text: string }[] };

// After a tab as spreadsheets copy it, or after what people type by hand.
const AMOUNT = /(?<=[\s;,:])(?:\d{1,3}(?:[.,]\d{3}){1,3}|\d{1,9})$/;

/** A reference and a quantity; empty where a line is not that. In steps: one expression for all of it needs minutes for 100,000 tabs. */
function partsOf(line: string): { reference: string; amount: string } {
  const [amount = ""] = AMOUNT.exec(line) ?? [];
  const head = line.slice(0, line.length - amount.length).trimEnd();
  const reference = /[;,:]$/.test(head) ? head.slice(0, -1).trimEnd() : head;
  return amount === "" || /\s/.test(reference) ? { reference: "", amount: "" } : { reference, amount };
}

/** Reads `SKU<TAB>quantity` lines; the same reference twice is summed. References are compared without regard to case. */
export function pastedOrder(text: string, skuIds: readonly string[]): Pasted {
  const known = new Map(skuIds.map((id) => [id.toLowerCase(), id]));
  const pasted: Pasted = { quantities: new Map(), misread: [] };
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const trimmed = line.trim();
    if (trimmed === "") continue;
    const { reference, amount } = partsOf(trimmed);
    const id = known.get(reference.toLowerCase());
    const quantity = Number(amount.replace(/[.,]/g, ""));
    const together = quantity + (id === undefined ? 0 : (pasted.quantities.get(id) ?? 0));
    if (id === undefined || quantity < 1 || together > QUANTITY_MAX)
      pasted.misread.push({ line: index + 1, text: trimmed.slice(0, 80) });
    else pasted.quantities.set(id, together);
  }
  return pasted;
}
