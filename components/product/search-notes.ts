import type { SearchResult } from "@/lib/contract/product";
import { fill } from "@/lib/format";
import { text } from "@/lib/text";

const t = text.listing;

/** What the visitor is told of the words: which were corrected, which nothing has or nobody sells here, which none of these has, or that none has all. */
export function searchNotes(result: SearchResult, typed = ""): string[] {
  const { corrected_keyword: keyword, left_out = [], elsewhere } = result;
  const unknown = unknownWords(result, typed);
  const known = left_out.filter((word) => !unknown.includes(word));
  const unknownNote = startsUnsold(result, typed) ? t.unsold : t.leftOut;
  return [
    ...(keyword ? [fill(t.corrected, { typed, keyword })] : []),
    ...(unknown.length > 0 ? [fill(unknownNote, { words: quoted(unknown) })] : []),
    ...(known.length > 0 ? [fill(t.elsewhere, { words: quoted(known) })] : []),
    ...(elsewhere?.length === 0 ? [t.either] : []),
  ];
}

/** Whether what is looked for itself, the beginning of the keyword, is not sold: the products are neighbours. */
export function startsUnsold(result: SearchResult, typed = ""): boolean {
  const [first] = unknownWords(result, typed);
  return first !== undefined && typed.trim().startsWith(first);
}

/** Words left out that no other products have; a single word always, since there is nothing that products could have besides. */
const unknownWords = ({ left_out = [], elsewhere }: SearchResult, typed: string) =>
  left_out.filter((word) => word === typed.trim() || !elsewhere?.includes(word));

const quoted = (words: readonly string[]) => words.map((word) => `«${word}»`).join(", ");
