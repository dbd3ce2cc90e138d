/** Replaces marker modules such as `server-only` in tests. */
export {};
