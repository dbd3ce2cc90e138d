/** A source of numbers in [0, 1) that is the same for the same seed. */
export type Random = () => number;

/** Mulberry32 over an FNV-1a hash of the text: small, fast, good enough to place things in a picture. */
export function seeded(text: string): Random {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the choices; throws on an empty list, which is a programming error. */
export function pick<T>(random: Random, choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new RangeError("nothing to pick from");
  return choice;
}

/** A number between `low` and `high`. */
export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);
