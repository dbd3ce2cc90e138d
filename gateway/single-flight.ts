/**
 * Work that several may ask for in one moment, as a page does with its calls: who asks while it is underway waits for the same
 * answer. Nothing is kept beyond that; for answers that are, see `Remembered`.
 */
export function singleFlight<K, T>(work: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const pending = new Map<K, Promise<T>>();

  async function start(key: K): Promise<T> {
    try {
      return await work(key);
    } finally {
      pending.delete(key);
    }
  }

  return (key) => {
    const running = pending.get(key);
    if (running) return running;
    const answer = start(key);
    pending.set(key, answer);
    return answer;
  };
}
