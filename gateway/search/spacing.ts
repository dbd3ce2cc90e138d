import { isStopWord, type Token } from "./stem.ts";
import { wordStem } from "./synonyms.ts";

const SHORTEST_JOINED = 5;
const SHORTEST_SPLIT = 7;
const SHORTEST_PART = 3;

/** `isNameWord`: a kind has the word in its name. `soundsLikeName`: the word only sounds like such a word. */
type Knowledge = {
  isKnown: (word: string) => boolean;
  soundsLikeName: (word: string) => boolean;
  isNameWord: (word: string) => boolean;
  nameAKindTogether: (stems: readonly string[]) => boolean;
};

/** Corrects spaces: `para guas` to `paraguas`, `floresamarillas` to `flores amarillas`. */
export function correctSpaces(tokens: readonly Token[], knowledge: Knowledge): Token[] {
  const spaced: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [one, next] = tokens.slice(at, at + 2);
    const whole = one && next && joinWords(one, next, knowledge);
    if (whole) at += 1;
    spaced.push(...(whole ? [whole] : one ? splitWord(one, knowledge) : []));
  }
  return spaced;
}

function joinWords(one: Token, next: Token, { isKnown, isNameWord }: Knowledge): Token | undefined {
  const word = one.word + next.word;
  const hasUnknownPart = !(isKnown(one.word) && isKnown(next.word));
  const isWhole = hasUnknownPart && word.length >= SHORTEST_JOINED && isNameWord(word);
  return isWhole ? { typed: `${one.typed} ${next.typed}`, word } : undefined;
}

/** A connector typed without spaces: `de` in `cepillodedientes`. Shorter words have it by chance: `con` in `conos`. */
const LEADING_CONNECTOR = /^(?:del?|para|con)(?=.{4})/;

/** Removes a connector at the beginning, or splits where both parts together name a kind. */
function splitWord(token: Token, { isKnown, soundsLikeName, nameAKindTogether }: Knowledge): Token[] {
  const { word } = token;
  if (word.length < SHORTEST_SPLIT || isKnown(word) || soundsLikeName(word)) return [token];
  const bare = word.replace(LEADING_CONNECTOR, "");
  if (bare !== word && isKnown(bare)) return [{ ...token, word: bare }];
  for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end -= 1) {
    const [first, rest] = [word.slice(0, end), word.slice(end)];
    for (const parts of [
      [first, rest],
      [first, rest.replace(LEADING_CONNECTOR, "")],
    ]) {
      const words = parts.filter((part) => !isStopWord(part));
      if (words.every(isKnown) && nameAKindTogether(words.map(wordStem))) return words.map((part) => ({ ...token, word: part }));
    }
  }
  return [token];
}
