import type { SearchResult } from "@/lib/contract/product";
import { fill, plural } from "@/lib/format";
import { text } from "@/lib/text";

const t = text.listing;

/** Sentences about a search: corrected words, words that no product has, words that only products outside the result have, whether no product has all words, and words that few products have. */
export function searchNotes(result: SearchResult, typed = ""): string[] {
  const { corrected_keyword: keyword, left_out = [], elsewhere, few = [] } = result;
  const unknown = unknownWords(result, typed);
  const known = left_out.filter((word) => !unknown.includes(word));
  const unknownNote = isFirstWordUnknown(result, typed) ? t.unsold : t.leftOut;
  return [
    ...(keyword ? [fill(t.corrected, { typed: typed.trim() })] : []),
    ...(unknown.length > 0 ? [fill(unknownNote, { words: quoted(unknown) })] : []),
    ...(known.length > 0 ? [fill(t.elsewhere, { words: quoted(known) })] : []),
    ...(elsewhere?.length === 0 ? [t.either] : []),
    ...fewNotes(few),
  ];
}

function fewNotes(few: NonNullable<SearchResult["few"]>): string[] {
  const [{ word, total } = { word: "", total: 0 }, second] = few;
  if (second) return [fill(t.fewOfSeveral, { words: few.map((one) => `«${one.word}» (${one.total})`).join(", ") })];
  return word ? [fill(plural(t.few, total), { words: quoted([word]) })] : [];
}

/** Whether no product has the first word of the keyword. As that word names the goods, what was found is only similar. */
export function isFirstWordUnknown(result: SearchResult, typed = ""): boolean {
  const [unknown] = unknownWords(result, typed);
  const keyword = typed.trim();
  if (unknown === undefined || !keyword.startsWith(unknown)) return false;
  const isOnlyItsBeginning = /^[\p{L}\p{N}]/u.test(keyword.slice(unknown.length));
  return !isOnlyItsBeginning;
}

/** Words left out of the search that no other product has either. A word that is the whole keyword is always among them. */
const unknownWords = ({ left_out = [], elsewhere }: SearchResult, typed: string) =>
  left_out.filter((word) => word === typed.trim() || !elsewhere?.includes(word));

const quoted = (words: readonly string[]) => words.map((word) => `«${word}»`).join(", ");
