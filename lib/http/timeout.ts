/** Of the calls of handlers and browsers. Specification 23.1. */
export const TIMEOUT_MS = 30_000;
