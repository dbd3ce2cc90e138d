import { AsyncLocalStorage } from "node:async_hooks";

/** Position in the purge log (server/cache/purge-log.ts). */
export type ReadAt = { epoch: string; sequence: number };

/** `late`: timeout; `refused`: error status; `unusable`: not as in the contract. `text`: the gateway's message. */
export type Failure = { kind: "late" | "refused" | "unusable"; status?: number; text: string };

/** Metadata that a page collects while rendering, for the server's cache. */
export type PageAnswer = {
  status?: 404 | 410 | 503;
  tags: Set<string>;
  /** A section failed: the page is sent but not cached. */
  isIncomplete: boolean;
  failures: Map<unknown, Failure>;
  purges: Purges;
  trace: string;
};

type Purges = {
  now(): ReadAt;
  /** Whether none of the tags was purged since the read. */
  isCurrent(read: { begun: ReadAt; tags: readonly string[] }): boolean;
  /** Purges in every process. Rejects when the store is unavailable. */
  purge(tags: readonly string[]): Promise<void>;
  /** Claims a name for some milliseconds over all processes; false when already claimed. */
  claim(name: string, milliseconds: number): Promise<boolean>;
};

declare global {
  // Server and pages are bundled apart; a global connects them.
  var answersBeingRendered: AsyncLocalStorage<PageAnswer> | undefined;
}
globalThis.answersBeingRendered ??= new AsyncLocalStorage<PageAnswer>();

/** Undefined in development, where the framework serves alone. */
export const pageAnswers = globalThis.answersBeingRendered;

/** The cached page is purged with any of these tags. */
export function tagPage(...tags: string[]): void {
  const answer = pageAnswers.getStore();
  for (const tag of tags) answer?.tags.add(tag);
}

/** Does nothing without an HTTP cache. */
export const purge = async (tags: readonly string[]): Promise<void> => pageAnswers.getStore()?.purges.purge(tags);

/** Always granted without an HTTP cache. */
export const claim = async (name: string, milliseconds: number): Promise<boolean> =>
  (await pageAnswers.getStore()?.purges.claim(name, milliseconds)) ?? true;

export const traceHere = (): string | undefined => pageAnswers.getStore()?.trace;

export function answerWith(status: NonNullable<PageAnswer["status"]>): void {
  const answer = pageAnswers.getStore();
  if (answer) answer.status = status;
}

export function noteFailure(error: unknown, failure: Failure): void {
  pageAnswers.getStore()?.failures.set(error, failure);
}

export function forgiveFailure(error: unknown): void {
  pageAnswers.getStore()?.failures.delete(error);
}

/** The failure to show for a status: the 404 of a missing page, else another error. */
export function failureFor(status: number, { failures }: Pick<PageAnswer, "failures">): Failure | undefined {
  const isAbsence = ({ status: code }: Failure) => code === 404 || code === 410;
  return [...failures.values()].find((failure) => isAbsence(failure) === status < 500);
}

export function markIncomplete(): void {
  const answer = pageAnswers.getStore();
  if (answer) answer.isIncomplete = true;
}
