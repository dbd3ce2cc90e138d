import { randomUUID } from "node:crypto";
import type { LogPosition } from "../../lib/cache/render-context.ts";
import type { PurgeNews, Store } from "./store.ts";

const TAGS_MAX = 100_000;

/**
 * Purges known to this process: they tell whether a cached entry is still current (ADR 28).
 * - A purge is a tag with the next number of the log, its `sequence`.
 * - An entry has the number at which its render began. It is current unless one of its tags has a later purge.
 * - `floor`: purges up to this number may be forgotten, so no entry with a lower number is current. A floor above `sequence` outdates all entries.
 * - `epoch`: names one life of the log; numbers of another epoch mean nothing. Before the first exchange with a store, the process has its own.
 */
export class PurgeLog {
  readonly #maxTags: number;
  #epoch: string = randomUUID();
  #hasOwnEpoch = true;
  #sequence = 0;
  #floor = 0;
  /** Sequence of the last purge of each tag, the oldest first. */
  readonly #lastPurges = new Map<string, number>();
  /** Tags whose local purge the store does not know yet. A tag that is purged again gets another number, so that an exchange under way does not take it for sent. */
  readonly #unsent = new Map<string, number>();
  #lastUnsent = 0;
  /** Some unsent purges were dropped: no entry of the store's epoch is current until the next exchange. */
  #hasLostUnsent = false;
  #lastExchange: Promise<unknown> = Promise.resolve();

  constructor(maxTags = TAGS_MAX) {
    this.#maxTags = maxTags;
  }

  /** How far this process knows the log. A render notes the position when it begins; the next exchange reads on from it. */
  position(): LogPosition {
    return { epoch: this.#epoch, sequence: this.#sequence };
  }

  isCurrent({ logPosition, tags }: { logPosition: LogPosition; tags: readonly string[] }): boolean {
    const { epoch, sequence } = logPosition;
    if (epoch !== this.#epoch || sequence < this.#floor) return false;
    // An unsent purge has no sequence in the store's log yet: no entry with its tag is current.
    if (!this.#hasOwnEpoch && this.#unsent.size > 0 && tags.some((tag) => this.#unsent.has(tag))) return false;
    return sequence >= this.#sequence || tags.every((tag) => (this.#lastPurges.get(tag) ?? 0) <= sequence);
  }

  /** Applies news of a store and returns newly purged tags. News of another epoch replace everything known. */
  applyNews(news: PurgeNews): string[] {
    if (news.epoch !== this.#epoch) this.#adoptEpoch(news.epoch);
    const fresh = news.purges.filter(({ tag, sequence }) => sequence > (this.#lastPurges.get(tag) ?? 0));
    for (const { tag, sequence } of fresh) this.#record(tag, sequence);
    this.#sequence = Math.max(this.#sequence, news.sequence);
    this.#floor = Math.max(this.#floor, news.floor, this.#hasLostUnsent ? this.#sequence + 1 : 0);
    return fresh.map(({ tag }) => tag);
  }

  /** Purges at once in this process; the store learns of it at the next exchange. */
  purgeLocally(tags: readonly string[]) {
    for (const tag of tags) {
      if (this.#hasOwnEpoch) this.#record(tag, this.#sequence + 1);
      this.#lastUnsent += 1;
      this.#unsent.delete(tag);
      this.#unsent.set(tag, this.#lastUnsent);
    }
    this.#boundUnsent();
  }

  /**
   * Sends local purges to a store and applies its news; returns newly purged tags. One exchange at a time, so that news of an old
   * epoch cannot win. @throws StoreUnavailable; unsent purges are sent at the next exchange
   */
  exchange(store: Pick<Store, "purge" | "purgesAfter">): Promise<string[]> {
    const turn = this.#lastExchange.then(() => this.#exchangeNow(store));
    this.#lastExchange = turn.catch(() => undefined);
    return turn;
  }

  async #exchangeNow(store: Pick<Store, "purge" | "purgesAfter">): Promise<string[]> {
    const sending = new Map(this.#unsent);
    const lastSending = this.#lastUnsent;
    if (sending.size > 0) await store.purge([...sending.keys()]);
    const fresh = this.applyNews(await store.purgesAfter(this.#hasOwnEpoch ? undefined : this.position()));
    for (const [tag, number] of sending) if (this.#unsent.get(tag) === number) this.#unsent.delete(tag);
    if (this.#hasLostUnsent && lastSending === this.#lastUnsent) this.#acceptNewEntries();
    return fresh;
  }

  // The exchange has raised the sequence: renders that begin from now on are later than the purges that were dropped.
  #acceptNewEntries() {
    this.#hasLostUnsent = false;
    this.#floor = this.#sequence;
  }

  #adoptEpoch(epoch: string) {
    this.#epoch = epoch;
    this.#hasOwnEpoch = false;
    this.#lastPurges.clear();
    this.#sequence = 0;
    this.#floor = 0;
  }

  #record(tag: string, sequence: number) {
    this.#lastPurges.delete(tag);
    this.#lastPurges.set(tag, sequence);
    this.#sequence = Math.max(this.#sequence, sequence);
    for (const [oldest, purged] of this.#lastPurges) {
      if (this.#lastPurges.size <= this.#maxTags) break;
      this.#lastPurges.delete(oldest);
      this.#floor = Math.max(this.#floor, purged);
    }
  }

  #boundUnsent() {
    for (const tag of this.#unsent.keys()) {
      if (this.#unsent.size <= this.#maxTags) break;
      this.#unsent.delete(tag);
      this.#hasLostUnsent = true;
    }
    if (this.#hasLostUnsent && !this.#hasOwnEpoch) this.#floor = this.#sequence + 1;
  }
}
