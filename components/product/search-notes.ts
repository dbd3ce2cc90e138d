import type { SearchResult } from "@/lib/contract/product";
import { fill } from "@/lib/format";
import { text } from "@/lib/text";

const t = text.listing;

/** What the visitor is told of the words: which were corrected, which nothing has or nobody sells here, which none of these has, or that none has all. */
export function searchNotes(result: SearchResult, typed = ""): string[] {
  const { corrected_keyword: keyword, elsewhere } = result;
  const unknown = unknownWords(result);
  const isUnsold = startsUnsold(result, typed);
  return [
    ...(keyword ? [fill(t.corrected, { typed, keyword })] : []),
    ...(unknown.length > 0 ? [fill(isUnsold ? t.unsold : t.leftOut, { words: quoted(unknown) })] : []),
    ...(elsewhere?.length ? [fill(t.elsewhere, { words: quoted(elsewhere) })] : []),
    ...(elsewhere?.length === 0 ? [t.either] : []),
  ];
}

/** Whether what is looked for itself, the beginning of the keyword, is not sold: the products are neighbours. */
export const startsUnsold = (result: SearchResult, typed = ""): boolean => {
  const [first] = unknownWords(result);
  return first !== undefined && typed.trim().startsWith(first);
};

const unknownWords = ({ left_out = [], elsewhere }: SearchResult) => left_out.filter((word) => !elsewhere?.includes(word));

const quoted = (words: readonly string[]) => words.map((word) => `«${word}»`).join(", ");
