declare global {
  // The framework bundles its hook apart from the server; both run in one process.
  var spansToExport: { forceFlush(options: { timeoutMillis: number }): Promise<void> } | undefined;
}

/** A collector that takes longer does not keep a program from ending, in milliseconds. */
const TIMEOUT_MS = 2_000;

/** Sends what has not been sent yet, before a process ends. */
export const sendSpans = async (): Promise<void> => globalThis.spansToExport?.forceFlush({ timeoutMillis: TIMEOUT_MS });
