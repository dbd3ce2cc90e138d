/** Simulated delays of provider, bank and shops, in seconds. */
export type Staging = {
  /** Until an open hosted payment is abandoned. */
  paySeconds: number;
  /** Until a voucher is reviewed. */
  reviewSeconds: number;
  /** Until a paid order is shipped. */
  shipSeconds: number;
  /** Until the payment reminder. */
  remindSeconds: number;
  /** Notice before offers expire. */
  expiringSeconds: number;
};

/** Defaults. */
export const STAGING: Staging = {
  paySeconds: 30 * 60,
  reviewSeconds: 20,
  shipSeconds: 20,
  remindSeconds: 3 * 24 * 60 * 60,
  expiringSeconds: 2 * 24 * 60 * 60,
};
