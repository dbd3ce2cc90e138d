/** How long a handler's or a browser's call may take (specification 23.1); a page's read waits less. */
export const TIMEOUT_MS = 30_000;
