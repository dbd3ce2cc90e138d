import { setImmediate } from "node:timers/promises";
import type { LogPosition } from "../../lib/cache/render-context.ts";
import type { PurgeNews } from "./store.ts";

/** Tags per transaction or read, which then takes less than a millisecond. */
export const PAGE_TAGS = 200;

/** Calls `add` with at most PAGE_TAGS tags at a time; without tags, once with none. Returns the position after the last call. @throws what `add` throws */
export async function purgeInPages(
  tags: readonly string[],
  add: (page: readonly string[]) => LogPosition | Promise<LogPosition>,
): Promise<LogPosition> {
  let start = 0;
  for (; start + PAGE_TAGS < tags.length; start += PAGE_TAGS) {
    await add(tags.slice(start, start + PAGE_TAGS));
    await setImmediate();
  }
  return add(tags.slice(start));
}

/** Reads all purges after a position. `read` returns at most PAGE_TAGS purges and the position reached. After a position of another epoch it starts at the first purge. */
export async function readAllPurges(
  position: LogPosition | undefined,
  read: (after: LogPosition | undefined) => PurgeNews | Promise<PurgeNews>,
): Promise<PurgeNews> {
  let page = await read(position);
  const news = { ...page, purges: [...page.purges] };
  while (page.purges.length === PAGE_TAGS) {
    await setImmediate();
    page = await read(page);
    // The log was restarted in between: purges of its former epoch mean nothing.
    if (page.epoch !== news.epoch) news.purges.length = 0;
    news.purges.push(...page.purges);
    Object.assign(news, { epoch: page.epoch, sequence: page.sequence, floor: page.floor });
  }
  return news;
}
