import { isStopWord, type Token } from "./stem.ts";
import { wordStem } from "./synonyms.ts";

const SHORTEST_JOINED = 5;
const SHORTEST_PARTED = 7;
const SHORTEST_PART = 3;

type Knowledge = {
  /** Whether a folded word says something as it is. */
  isKnown: (word: string) => boolean;
  /** Whether it may be a known word that was written by ear. */
  isAlike: (word: string) => boolean;
  /** Whether goods are called by a folded word. */
  isNamed: (word: string) => boolean;
  /** Whether goods are called by some stems together. */
  isName: (stems: readonly string[]) => boolean;
};

/** Words with the spaces where they belong: `para guas` is a `paraguas`, `floresamarillas` are `flores amarillas`. */
export function respaced(tokens: readonly Token[], knowledge: Knowledge): Token[] {
  const spaced: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [one, next] = tokens.slice(at, at + 2);
    const whole = one && next && wholeOf(one, next, knowledge);
    if (whole) at += 1;
    spaced.push(...(whole ? [whole] : one ? partsOf(one, knowledge) : []));
  }
  return spaced;
}

/** What two words are together, where one of them says nothing alone and goods are called by the whole. */
function wholeOf(one: Token, next: Token, { isKnown, isNamed }: Knowledge): Token | undefined {
  const word = one.word + next.word;
  const isSenseless = !(isKnown(one.word) && isKnown(next.word));
  const isWhole = isSenseless && word.length >= SHORTEST_JOINED && isNamed(word);
  return isWhole ? { typed: `${one.typed} ${next.typed}`, word } : undefined;
}

/** What stands between two words, as in `cepillodedientes`. */
const BETWEEN = /^(?:del?|para|con)(?=.{4})/;

/** The two words that were written as one, where goods are called by both; the word itself where they are not. */
function partsOf(token: Token, { isKnown, isAlike, isName }: Knowledge): Token[] {
  const { word } = token;
  if (word.length < SHORTEST_PARTED || isKnown(word) || isAlike(word)) return [token];
  const bare = word.replace(BETWEEN, "");
  if (bare !== word && isKnown(bare)) return [{ ...token, word: bare }];
  for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end -= 1) {
    const [first, rest] = [word.slice(0, end), word.slice(end)];
    for (const parts of [
      [first, rest],
      [first, rest.replace(BETWEEN, "")],
    ]) {
      const telling = parts.filter((part) => !isStopWord(part));
      if (telling.every(isKnown) && isName(telling.map(wordStem))) return telling.map((part) => ({ ...token, word: part }));
    }
  }
  return [token];
}
