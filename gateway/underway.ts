/**
 * Work that several may ask for in one moment, as a page does with its calls: who asks while it is underway waits for the same
 * answer. Nothing is kept beyond that; for answers that are, see `Remembered`.
 */
export function whileUnderway<K, T>(work: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const underway = new Map<K, Promise<T>>();

  async function start(key: K): Promise<T> {
    try {
      return await work(key);
    } finally {
      underway.delete(key);
    }
  }

  return (key) => {
    const known = underway.get(key);
    if (known) return known;
    const answer = start(key);
    underway.set(key, answer);
    return answer;
  };
}
