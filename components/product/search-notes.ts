import type { SearchResult } from "@/lib/contract/product";
import { fill } from "@/lib/format";
import { text } from "@/lib/text";

const t = text.listing;

/** What the visitor is told of the words: which were corrected, which nothing has, which none of these has, or that none has all. */
export function searchNotes(result: SearchResult, typed = ""): string[] {
  const { corrected_keyword: keyword, left_out = [], elsewhere } = result;
  const unknown = left_out.filter((word) => !elsewhere?.includes(word));
  return [
    ...(keyword ? [fill(t.corrected, { typed, keyword })] : []),
    ...(unknown.length > 0 ? [fill(t.leftOut, { words: quoted(unknown) })] : []),
    ...(elsewhere?.length ? [fill(t.elsewhere, { words: quoted(elsewhere) })] : []),
    ...(elsewhere?.length === 0 ? [t.either] : []),
  ];
}

const quoted = (words: readonly string[]) => words.map((word) => `«${word}»`).join(", ");
