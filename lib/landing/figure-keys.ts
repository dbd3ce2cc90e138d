// In a file of its own, so that a page can look for stored figures without loading figures.ts.

export const FIGURES_STORAGE_KEY = "landing";
export const FIGURES_PARAM = "cifras";
