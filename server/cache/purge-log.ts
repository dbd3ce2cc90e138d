import { randomUUID } from "node:crypto";
import type { Moment, PurgeNews, Store } from "./store.ts";

/** How many purged tags a process remembers one by one. */
const MAX_TAGS = 100_000;

/**
 * What one process knows of purges, in memory. Until it learns from a store it has a log of its own, in which nothing is current that was
 * begun elsewhere. Bounded: of more than 100,000 tags, the ones purged longest ago are forgotten, and what was begun before that is not
 * current any more.
 */
export class PurgeLog {
  readonly #maxTags: number;
  #epoch: string = randomUUID();
  #isOwn = true;
  #sequence = 0;
  #floor = 0;
  /** The sequence of the last purge of each tag, in the order of the sequences. */
  readonly #purges = new Map<string, number>();
  /** The tags that were purged here and that no store has been told of, each with a number of its own for each purge. */
  readonly #untold = new Map<string, number>();
  #purgesHere = 0;
  #hasLostUntold = false;
  #exchange: Promise<unknown> = Promise.resolve();

  /** `maxTags` is for tests. */
  constructor(maxTags = MAX_TAGS) {
    this.#maxTags = maxTags;
  }

  /** The moment to note for an answer that is begun now, and to ask a store for what came after. */
  now(): Moment {
    return { epoch: this.#epoch, sequence: this.#sequence };
  }

  /** Whether nothing that the entry shows has been purged since it was begun. */
  isCurrent({ begun, tags }: { begun: Moment; tags: readonly string[] }): boolean {
    if (begun.epoch !== this.#epoch || begun.sequence < this.#floor) return false;
    // In a log of its own the sequence says it; in a store's, a tag that the store does not know of has no sequence yet.
    if (!this.#isOwn && this.#untold.size > 0 && tags.some((tag) => this.#untold.has(tag))) return false;
    if (begun.sequence >= this.#sequence) return true;
    return tags.every((tag) => (this.#purges.get(tag) ?? 0) <= begun.sequence);
  }

  /** Takes in what a store tells; answers the tags whose purge is news. News of another epoch replaces all that was known. */
  learn(news: PurgeNews): string[] {
    if (news.epoch !== this.#epoch) this.#begin(news.epoch);
    const fresh = news.purges.filter(({ tag, sequence }) => sequence > (this.#purges.get(tag) ?? 0));
    for (const { tag, sequence } of fresh) this.#note(tag, sequence);
    this.#sequence = Math.max(this.#sequence, news.sequence);
    this.#floor = Math.max(this.#floor, news.floor, this.#hasLostUntold ? this.#sequence + 1 : 0);
    return fresh.map(({ tag }) => tag);
  }

  /** Purges tags in this process at once; a store is told at the next exchange. Where there is no store, this is all there is to do. */
  purgeLocally(tags: readonly string[]) {
    for (const tag of tags) {
      if (this.#isOwn) this.#note(tag, this.#sequence + 1);
      this.#purgesHere += 1;
      this.#untold.delete(tag);
      this.#untold.set(tag, this.#purgesHere);
    }
    this.#boundUntold();
  }

  /**
   * Tells a store which tags were purged here, then takes in its news; answers the tags whose purge is news. One exchange at a time: news
   * of an epoch that is over would otherwise replace that of the present one.
   * @throws StoreUnavailable; what the store was not told is told at the next exchange
   */
  exchange(store: Pick<Store, "purge" | "purgesAfter">): Promise<string[]> {
    const turn = this.#exchange.then(() => this.#exchangeNow(store));
    this.#exchange = turn.catch(() => undefined);
    return turn;
  }

  async #exchangeNow(store: Pick<Store, "purge" | "purgesAfter">): Promise<string[]> {
    const telling = new Map(this.#untold);
    const purgesHere = this.#purgesHere;
    if (telling.size > 0) await store.purge([...telling.keys()]);
    const fresh = this.learn(await store.purgesAfter(this.#isOwn ? undefined : this.now()));
    for (const [tag, number] of telling) if (this.#untold.get(tag) === number) this.#untold.delete(tag);
    if (this.#hasLostUntold && purgesHere === this.#purgesHere) this.#trustFromNow();
    return fresh;
  }

  // What was purged here and forgotten untold happened before the store was told of the rest: whatever is begun from now on knows of it.
  #trustFromNow() {
    this.#hasLostUntold = false;
    this.#floor = this.#sequence;
  }

  #begin(epoch: string) {
    this.#epoch = epoch;
    this.#isOwn = false;
    this.#purges.clear();
    this.#sequence = 0;
    this.#floor = 0;
  }

  #note(tag: string, sequence: number) {
    this.#purges.delete(tag);
    this.#purges.set(tag, sequence);
    this.#sequence = Math.max(this.#sequence, sequence);
    for (const [oldest, purged] of this.#purges) {
      if (this.#purges.size <= this.#maxTags) break;
      this.#purges.delete(oldest);
      this.#floor = Math.max(this.#floor, purged);
    }
  }

  #boundUntold() {
    for (const tag of this.#untold.keys()) {
      if (this.#untold.size <= this.#maxTags) break;
      this.#untold.delete(tag);
      this.#hasLostUntold = true;
    }
    // Nothing of the store is current until it has been told. Any entry may show a tag that was forgotten here.
    if (this.#hasLostUntold && !this.#isOwn) this.#floor = this.#sequence + 1;
  }
}
