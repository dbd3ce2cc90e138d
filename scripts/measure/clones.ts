import type { Source } from "./source.ts";

/** The shortest run of equal tokens that counts as a copy: about eight lines. */
const TOKENS = 75;
const LINES = 5;

/**
 * How many passages of code occur a second time, token by token, whatever the white space between. A passage ends where the two
 * differ; imports are left out.
 */
export function countClones(sources: Source[]): number {
  const seen = new Map<string, { tokens: Source["tokens"]; at: number }>();
  let clones = 0;
  for (const source of sources) {
    const tokens = withoutImports(source);
    for (let at = 0; at + TOKENS <= tokens.length; ) {
      const key = joinTokens(tokens, at, TOKENS);
      const first = seen.get(key);
      if (!first || (first.tokens === tokens && first.at + TOKENS > at)) {
        if (!first) seen.set(key, { tokens, at });
        at++;
        continue;
      }
      let length = TOKENS;
      while (tokens[at + length] && tokens[at + length]?.text === first.tokens[first.at + length]?.text) length++;
      if ((tokens[at + length - 1]?.line ?? 0) - (tokens[at]?.line ?? 0) >= LINES) clones++;
      at += length;
    }
  }
  return clones;
}

const joinTokens = (tokens: Source["tokens"], at: number, length: number) =>
  tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(" ");

function withoutImports({ tokens, nodes }: Source): Source["tokens"] {
  const imports = nodes.filter(({ type }) => type === "ImportDeclaration").map(({ loc }) => loc);
  return tokens.filter(({ line }) => !imports.some(({ start, end }) => start.line <= line && line <= end.line));
}
