import { AsyncLocalStorage } from "node:async_hooks";

/** How far this process had read the purge log (server/cache/purge-log.ts) when a read or render began. */
export type LogPosition = { epoch: string; sequence: number };

/** `late`: timeout; `refused`: error status; `unusable`: no response, or one outside the contract. `text`: the gateway's message. */
export type Failure = { kind: "late" | "refused" | "unusable"; status?: number; text: string };

/** What a page or handler tells the server about its response, and what it needs of the server (`purges`, `trace`). */
export type RenderContext = {
  status?: 404 | 410 | 503;
  tags: Set<string>;
  /** A section failed: the page is sent but not cached. */
  isIncomplete: boolean;
  failures: Map<unknown, Failure>;
  purges: Purges;
  trace: string;
};

type Purges = {
  position(): LogPosition;
  /** Whether none of the tags was purged since the read. */
  isCurrent(read: { logPosition: LogPosition; tags: readonly string[] }): boolean;
  /** Purges in every process. Rejects when the store is unavailable. */
  purge(tags: readonly string[]): Promise<void>;
  /** Claims a name for some milliseconds over all processes; false when already claimed. */
  claim(name: string, milliseconds: number): Promise<boolean>;
};

declare global {
  // Server and pages are bundled apart; a global connects them.
  var sharedRenderContexts: AsyncLocalStorage<RenderContext> | undefined;
}
globalThis.sharedRenderContexts ??= new AsyncLocalStorage<RenderContext>();

/** `getStore()` is undefined in development, where the framework serves alone. */
export const renderContexts = globalThis.sharedRenderContexts;

/** Tags the page that is being rendered: a purge of any of its tags purges it from the cache. */
export function tagPage(...tags: string[]): void {
  const context = renderContexts.getStore();
  for (const tag of tags) context?.tags.add(tag);
}

/** Purges tags in every process; does nothing in development. Rejects when the cache's store is unavailable. */
export const purge = async (tags: readonly string[]): Promise<void> => renderContexts.getStore()?.purges.purge(tags);

/** Whether a name could be claimed; always true in development and without a usable store. */
export const claim = async (name: string, milliseconds: number): Promise<boolean> =>
  (await renderContexts.getStore()?.purges.claim(name, milliseconds)) ?? true;

export const traceHere = (): string | undefined => renderContexts.getStore()?.trace;

export function respondWith(status: NonNullable<RenderContext["status"]>): void {
  const context = renderContexts.getStore();
  if (context) context.status = status;
}

export function noteFailure(error: unknown, failure: Failure): void {
  renderContexts.getStore()?.failures.set(error, failure);
}

export function forgiveFailure(error: unknown): void {
  renderContexts.getStore()?.failures.delete(error);
}

/** The failure to show for a status: below 500 the gateway's 404 or 410, else another error. */
export function failureFor(status: number, { failures }: Pick<RenderContext, "failures">): Failure | undefined {
  const isAbsence = ({ status: code }: Failure) => code === 404 || code === 410;
  return [...failures.values()].find((failure) => isAbsence(failure) === status < 500);
}

export function markIncomplete(): void {
  const context = renderContexts.getStore();
  if (context) context.isIncomplete = true;
}
