import { setImmediate } from "node:timers/promises";
import type { LogPosition } from "../../lib/cache/render-context.ts";
import type { PurgeNews } from "./store.ts";

/** Tags per transaction or read: less than a millisecond. */
export const PAGE_TAGS = 200;

/** Notes purges in pages; without tags only the position is read. @throws what `note` throws */
export async function inPages(
  tags: readonly string[],
  note: (page: readonly string[]) => LogPosition | Promise<LogPosition>,
): Promise<LogPosition> {
  let start = 0;
  for (; start + PAGE_TAGS < tags.length; start += PAGE_TAGS) {
    await note(tags.slice(start, start + PAGE_TAGS));
    await setImmediate();
  }
  return note(tags.slice(start));
}

/** `read` returns at most PAGE_TAGS and the position that they reach; it starts over for another epoch. */
export async function allPages(
  position: LogPosition | undefined,
  read: (after: LogPosition | undefined) => PurgeNews | Promise<PurgeNews>,
): Promise<PurgeNews> {
  let page = await read(position);
  const news = { ...page, purges: [...page.purges] };
  while (page.purges.length === PAGE_TAGS) {
    await setImmediate();
    page = await read(page);
    // The log was restarted in between.
    if (page.epoch !== news.epoch) news.purges.length = 0;
    news.purges.push(...page.purges);
    Object.assign(news, { epoch: page.epoch, sequence: page.sequence, floor: page.floor });
  }
  return news;
}
