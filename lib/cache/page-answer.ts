import { AsyncLocalStorage } from "node:async_hooks";

/** When something was read, as the log of purges tells time (server/cache/purge-log.ts). */
export type ReadAt = { epoch: string; sequence: number };

/** How a call of the gateway failed: no answer in time, a refusal with its status, or no answer that could be used; `text` is the gateway's own. */
export type Failure = { kind: "late" | "refused" | "unusable"; status?: number; text: string };

/** What a page says about its own answer while it renders, beside its HTML. The server reads it when the page is whole. */
export type PageAnswer = {
  /** Status in place of the framework's. */
  status?: 404 | 410 | 503;
  /** Cache tags of what the page shows (lib/cache/index.ts). */
  tags: Set<string>;
  /** A section was left out because its read failed: the page is sent, and not kept. */
  isIncomplete: boolean;
  /** Calls of the gateway that failed, by the error that was thrown, but for those that the page can do without. */
  failures: Map<unknown, Failure>;
  purges: Purges;
  /** The trace of the request for which it renders (telemetry/trace.ts); calls of the gateway carry it on. */
  trace: string;
};

/** The log of purges of the cache in front of the site. */
type Purges = {
  now(): ReadAt;
  /** Whether nothing that was read has been purged since. */
  isCurrent(read: { begun: ReadAt; tags: readonly string[] }): boolean;
  /** Purges what shows one of these tags, in every process. Rejects when the others cannot be told. */
  purge(tags: readonly string[]): Promise<void>;
  /** Whether nobody has claimed a name in the last so many milliseconds, in any process; it is claimed thereby. */
  claim(name: string, milliseconds: number): Promise<boolean>;
};

declare global {
  // The server that renders and the pages that are rendered are bundled apart but run in one process.
  var answersBeingRendered: AsyncLocalStorage<PageAnswer> | undefined;
}
globalThis.answersBeingRendered ??= new AsyncLocalStorage<PageAnswer>();

/** The answer that is being rendered; none in development, where no server of ours stands around the framework. */
export const pageAnswers = globalThis.answersBeingRendered;

/** Notes what the page shows, so that a change of it purges the page. */
export function show(...tags: string[]): void {
  const answer = pageAnswers.getStore();
  for (const tag of tags) answer?.tags.add(tag);
}

/** Purges, see Purges; does nothing where no cache stands in front of the site. */
export const purge = async (tags: readonly string[]): Promise<void> => pageAnswers.getStore()?.purges.purge(tags);

/** Claims a name, see Purges; always granted where no cache stands in front of the site. */
export const claim = async (name: string, milliseconds: number): Promise<boolean> =>
  (await pageAnswers.getStore()?.purges.claim(name, milliseconds)) ?? true;

/** The trace of the request that is answered; none in development. */
export const traceHere = (): string | undefined => pageAnswers.getStore()?.trace;

/** Gives the page a status of its own. */
export function answerWith(status: NonNullable<PageAnswer["status"]>): void {
  const answer = pageAnswers.getStore();
  if (answer) answer.status = status;
}

/** Notes how a call failed, for the page that is sent should this one not be made. */
export function noteFailure(error: unknown, failure: Failure): void {
  pageAnswers.getStore()?.failures.set(error, failure);
}

/** Takes that back for a call that the page can do without. */
export function forgiveFailure(error: unknown): void {
  pageAnswers.getStore()?.failures.delete(error);
}

/** Why there is no page: of what is missing that it is not there, of any other failure what was not that. */
export function failureFor(status: number, { failures }: Pick<PageAnswer, "failures">): Failure | undefined {
  const isAbsence = ({ status: code }: Failure) => code === 404 || code === 410;
  return [...failures.values()].find((failure) => isAbsence(failure) === status < 500);
}

/** Notes that the page lacks something that it would show at better times. */
export function markIncomplete(): void {
  const answer = pageAnswers.getStore();
  if (answer) answer.isIncomplete = true;
}
