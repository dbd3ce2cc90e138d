/** How long a handler's or a browser's call may take (specification 23.1); a page's read waits less. */
export const TIMEOUT_MS = 30_000;

/** `AbortSignal.timeout`, also for Safari before 16 and Chrome before 103. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException("no answer in time", "TimeoutError")), milliseconds);
  return limit.signal;
}
