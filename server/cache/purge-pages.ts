import { setImmediate } from "node:timers/promises";
import type { Moment, PurgeNews } from "./store.ts";

/** Tags per transaction or read: less than a millisecond. */
export const PAGE_TAGS = 200;

/**
 * Notes purges in pages; with no tags, one empty page that returns the present moment. @throws what `note` throws; earlier pages
 * stay noted
 */
export async function inPages(
  tags: readonly string[],
  note: (page: readonly string[]) => Moment | Promise<Moment>,
): Promise<Moment> {
  let start = 0;
  for (; start + PAGE_TAGS < tags.length; start += PAGE_TAGS) {
    await note(tags.slice(start, start + PAGE_TAGS));
    await setImmediate();
  }
  return note(tags.slice(start));
}

/**
 * Reads the purges after a moment page by page. `read` returns at most PAGE_TAGS and the moment they reach; it starts over for
 * another epoch.
 */
export async function allPages(
  moment: Moment | undefined,
  read: (after: Moment | undefined) => PurgeNews | Promise<PurgeNews>,
): Promise<PurgeNews> {
  let page = await read(moment);
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
