/** Web vitals of visitors who consented. */
export const VITALS = ["LCP", "INP", "CLS", "TTFB"] as const;
type Vital = (typeof VITALS)[number];

/** Milliseconds, CLS as a score; no visitor data. */
export type PageVitals = { path: string; vitals: Partial<Record<Vital, number>> };

export const VITALS_CHANNEL = "storefront.web-vitals";
