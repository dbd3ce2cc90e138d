import { randomUUID } from "node:crypto";
import type { LogPosition, PurgeNews, Store } from "./store.ts";

const TAGS_MAX = 100_000;

/**
 * Purges known to this process. Before the first exchange with a store it uses an epoch of its own. Beyond 100,000 tags the
 * oldest purges are dropped, and every entry begun before them counts as purged.
 */
export class PurgeLog {
  readonly #maxTags: number;
  #epoch: string = randomUUID();
  #isOwn = true;
  #sequence = 0;
  /** Entries begun before this sequence count as purged. */
  #floor = 0;
  /** Sequence of the last purge of each tag, in order. */
  readonly #purges = new Map<string, number>();
  /** Local purges not yet sent to a store, with a counter per purge. */
  readonly #unsent = new Map<string, number>();
  #purgesHere = 0;
  #hasLostUnsent = false;
  #exchange: Promise<unknown> = Promise.resolve();

  constructor(maxTags = TAGS_MAX) {
    this.#maxTags = maxTags;
  }

  /** The present moment: noted when a render begins, and where the next read of the store resumes. */
  now(): LogPosition {
    return { epoch: this.#epoch, sequence: this.#sequence };
  }

  /** Whether no tag of the entry was purged since it was begun. */
  isCurrent({ begun, tags }: { begun: LogPosition; tags: readonly string[] }): boolean {
    if (begun.epoch !== this.#epoch || begun.sequence < this.#floor) return false;
    // Unsent purges have no sequence in the store's log yet.
    if (!this.#isOwn && this.#unsent.size > 0 && tags.some((tag) => this.#unsent.has(tag))) return false;
    if (begun.sequence >= this.#sequence) return true;
    return tags.every((tag) => (this.#purges.get(tag) ?? 0) <= begun.sequence);
  }

  /** Applies news of a store; returns newly purged tags. Another epoch replaces everything known. */
  learn(news: PurgeNews): string[] {
    if (news.epoch !== this.#epoch) this.#begin(news.epoch);
    const fresh = news.purges.filter(({ tag, sequence }) => sequence > (this.#purges.get(tag) ?? 0));
    for (const { tag, sequence } of fresh) this.#note(tag, sequence);
    this.#sequence = Math.max(this.#sequence, news.sequence);
    this.#floor = Math.max(this.#floor, news.floor, this.#hasLostUnsent ? this.#sequence + 1 : 0);
    return fresh.map(({ tag }) => tag);
  }

  /** Purges at once in this process; the store learns at the next exchange. */
  purgeLocally(tags: readonly string[]) {
    for (const tag of tags) {
      if (this.#isOwn) this.#note(tag, this.#sequence + 1);
      this.#purgesHere += 1;
      this.#unsent.delete(tag);
      this.#unsent.set(tag, this.#purgesHere);
    }
    this.#boundUnsent();
  }

  /**
   * Sends local purges to a store and applies its news; returns newly purged tags. One exchange at a time, so that news of an old
   * epoch cannot win. @throws StoreUnavailable; unsent purges are sent at the next exchange
   */
  exchange(store: Pick<Store, "purge" | "purgesAfter">): Promise<string[]> {
    const turn = this.#exchange.then(() => this.#exchangeNow(store));
    this.#exchange = turn.catch(() => undefined);
    return turn;
  }

  async #exchangeNow(store: Pick<Store, "purge" | "purgesAfter">): Promise<string[]> {
    const sending = new Map(this.#unsent);
    const purgesHere = this.#purgesHere;
    if (sending.size > 0) await store.purge([...sending.keys()]);
    const fresh = this.learn(await store.purgesAfter(this.#isOwn ? undefined : this.now()));
    for (const [tag, number] of sending) if (this.#unsent.get(tag) === number) this.#unsent.delete(tag);
    if (this.#hasLostUnsent && purgesHere === this.#purgesHere) this.#trustFromNow();
    return fresh;
  }

  // Everything begun from now on knows of the purges that were dropped unsent.
  #trustFromNow() {
    this.#hasLostUnsent = false;
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

  #boundUnsent() {
    for (const tag of this.#unsent.keys()) {
      if (this.#unsent.size <= this.#maxTags) break;
      this.#unsent.delete(tag);
      this.#hasLostUnsent = true;
    }
    // Dropped purges may concern any entry of the store.
    if (this.#hasLostUnsent && !this.#isOwn) this.#floor = this.#sequence + 1;
  }
}
