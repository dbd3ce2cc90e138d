// Apart from figures.ts, so that a page can check for stored figures without loading it.

export const FIGURES_STORAGE_KEY = "landing";
export const FIGURES_PARAM = "cifras";
