/** How pages of consenting visitors felt: when the largest thing was there, how late a press was answered, how much moved, when the first byte came. */
export const VITALS = ["LCP", "INP", "CLS", "TTFB"] as const;
export type Vital = (typeof VITALS)[number];

/** What one page tells when it is left: its path, and each vital in milliseconds, CLS as its score. Nothing in it names a visit or a visitor. */
export type PageVitals = { path: string; vitals: Partial<Record<Vital, number>> };

/** Diagnostics channel for metrics. */
export const VITALS_CHANNEL = "storefront.web-vitals";
