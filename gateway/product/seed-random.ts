import { pick, type Random } from "../media/seeded.ts";

export const below = (random: Random, end: number): number => Math.floor(random() * end);

export function shuffled<T>(random: Random, things: readonly T[]): T[] {
  return things.reduce<T[]>((mixed, thing, i) => {
    const place = below(random, i + 1);
    const there = mixed[place];
    if (there !== undefined) mixed[i] = there;
    mixed[place] = thing;
    return mixed;
  }, []);
}

/** Cyclic; throws on an empty list. */
export function turn<T>(things: readonly T[], place: number): T {
  const thing = things[place % things.length];
  if (thing === undefined) throw new RangeError("no turns in an empty list");
  return thing;
}

export function weighted<T>(random: Random, choices: readonly (readonly [T, number])[]): T {
  let left = random() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  const found = choices.find(([, weight]) => {
    left -= weight;
    return left < 0;
  });
  return (found ?? pick(random, choices))[0];
}
