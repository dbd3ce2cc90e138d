export function addToList<K, T>(lists: Map<K, T[]>, key: K, thing: T): void {
  const list = lists.get(key);
  if (list) list.push(thing);
  else lists.set(key, [thing]);
}
