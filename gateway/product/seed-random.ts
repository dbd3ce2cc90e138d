import { pick, type Random } from "../media/seeded.ts";

export const below = (random: Random, end: number): number => Math.floor(random() * end);

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  return items.reduce<T[]>((mixed, item, i) => {
    const target = below(random, i + 1);
    const displaced = mixed[target];
    if (displaced !== undefined) mixed[i] = displaced;
    mixed[target] = item;
    return mixed;
  }, []);
}

export function weighted<T>(random: Random, choices: readonly (readonly [T, number])[]): T {
  let left = random() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  const found = choices.find(([, weight]) => {
    left -= weight;
    return left < 0;
  });
  return (found ?? pick(random, choices))[0];
}
