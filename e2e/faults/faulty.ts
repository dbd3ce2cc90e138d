import { type Case, LATE_MS, switchOf } from "./faults";
import type { PlainBrowser } from "./plain-browser";
import { fail } from "./switch";

const bearerOf = (browser: PlainBrowser) => browser.cookies.get("access_token") ?? "";

type Given = { call: Parameters<typeof switchOf>[0]; match?: string | undefined; late: keyof typeof LATE_MS };

/**
 * Does `work` while a call fails for this browser: for requests that contain `match`, else those with its bearer. An endless fault also
 * applies to each new session that the browser gets meanwhile.
 */
export async function whileFailing<T>(
  browser: PlainBrowser,
  { kind }: Pick<Case<unknown>, "kind">,
  { call, match, late }: Given,
  work: () => Promise<T>,
): Promise<T> {
  const ends: (() => Promise<void>)[] = [];
  const met = new Set<string>();
  const meet = async () => {
    const now = match ?? bearerOf(browser);
    if (met.has(now)) return;
    met.add(now);
    ends.push(await fail(switchOf(call, kind, now, LATE_MS[late])));
  };
  await meet();
  if (kind.isEndless) browser.beforeEach = meet;
  try {
    return await work();
  } finally {
    browser.beforeEach = async () => {};
    await Promise.all(ends.map((end) => end()));
  }
}

/** Maps a list with limited concurrency; `lane` is the worker's index. */
export async function inLanes<T>(
  tasks: readonly T[],
  lanes: number,
  work: (task: T, lane: number) => Promise<void>,
): Promise<void> {
  const left = [...tasks];
  const lane = async (number: number) => {
    for (let task = left.shift(); task !== undefined; task = left.shift()) await work(task, number);
  };
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
}
