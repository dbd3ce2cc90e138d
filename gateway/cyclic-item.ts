export function cyclicItem<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError("an empty list has no items");
  return item;
}
