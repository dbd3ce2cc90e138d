import type { Entry } from "./store.ts";

/** An entry that shows `tags`; `text` is its only body. */
export function entryOf(text: string, tags: string[] = ["home"]): Entry {
  return {
    status: 200,
    headers: { "content-type": "text/html; charset=utf-8", etag: '"1"' },
    bodies: { br: Buffer.from(text) },
    tags,
    madeAt: 1_700_000_000_000,
    logPosition: { epoch: "first", sequence: 0 },
  };
}

/** The text of an entry that `entryOf` made; undefined for none. */
export const textOf = (entry: Entry | undefined) => entry?.bodies.br?.toString();

/** A clock that shows `milliseconds`, which the test sets. */
export class TestClock {
  milliseconds = 1_700_000_000_000;
  wall = () => this.milliseconds;
  steady = () => this.milliseconds;
}

/** Tries until an attempt returns a value and does not throw. Lets other work run in between. */
export async function eventually<T>(attempt: () => Promise<T | undefined | false>): Promise<T> {
  for (;;) {
    const answer = await attempt().catch(() => undefined);
    if (answer) return answer;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
