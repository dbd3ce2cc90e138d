import { QUANTITY_MAX } from "@/lib/contract/limits";

/** What a pasted order says: quantities by reference, and the lines that say nothing, with their place from 1. */
export type Pasted = { quantities: Map<string, number>; misread: { line: number; text: string }[] };

// A reference, then a quantity: between them a tab as spreadsheets copy it, or what people type by hand.
const LINE = /^(\S+?)(?:\s*[\t;,:]\s*|\s+)(\d{1,3}(?:[.,]\d{3})+|\d{1,9})$/;

/** Reads `SKU<TAB>quantity` lines; the same reference twice is summed. References are compared without regard to case. */
export function pastedOrder(text: string, skuIds: readonly string[]): Pasted {
  const known = new Map(skuIds.map((id) => [id.toLowerCase(), id]));
  const pasted: Pasted = { quantities: new Map(), misread: [] };
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const trimmed = line.trim();
    if (trimmed === "") continue;
    const [, reference = "", amount = ""] = LINE.exec(trimmed) ?? [];
    const id = known.get(reference.toLowerCase());
    const quantity = Number(amount.replace(/[.,]/g, ""));
    if (id === undefined || quantity < 1) pasted.misread.push({ line: index + 1, text: trimmed.slice(0, 80) });
    else pasted.quantities.set(id, Math.min((pasted.quantities.get(id) ?? 0) + quantity, QUANTITY_MAX));
  }
  return pasted;
}
