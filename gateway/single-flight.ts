/** Shares a running computation between concurrent callers; nothing is cached (see TtlCache). */
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
