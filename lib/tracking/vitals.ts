/** Web vitals of visitors who consented. */
export const VITALS = ["LCP", "INP", "CLS", "TTFB"] as const;
type Vital = (typeof VITALS)[number];

/** Values are milliseconds, except CLS, which is a score. */
export type PageVitals = { path: string; vitals: Partial<Record<Vital, number>> };

export const VITALS_CHANNEL = "storefront.web-vitals";
