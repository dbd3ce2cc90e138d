declare global {
  // The framework bundles instrumentation.ts apart from the server; a global connects them.
  var spansToExport: { forceFlush(options: { timeoutMillis: number }): Promise<void> } | undefined;
}

const TIMEOUT_MS = 2_000;

export const sendSpans = async (): Promise<void> => globalThis.spansToExport?.forceFlush({ timeoutMillis: TIMEOUT_MS });
