import { setImmediate } from "node:timers/promises";
import type { Moment, PurgeNews } from "./store.ts";

/** How many tags one transaction notes, or one read tells: less than a millisecond's work. */
export const PAGE_TAGS = 200;

/**
 * Notes purges in pages of bounded size, one after the other; at least one, which answers the present moment when there are no tags.
 * @throws what `note` throws; the pages before are noted then
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
 * Reads the purges after a moment page by page. `read` tells at most `PAGE_TAGS` of them, from the first one when its moment is of another
 * log, together with the moment up to which it told.
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
    // The log was begun anew in between: what the old one told is void.
    if (page.epoch !== news.epoch) news.purges.length = 0;
    news.purges.push(...page.purges);
    Object.assign(news, { epoch: page.epoch, sequence: page.sequence, floor: page.floor });
  }
  return news;
}
