// Apart from figures.ts, so that a page can check for stored figures without loading it.

export const STORED = "landing";
export const SHARED = "cifras";
