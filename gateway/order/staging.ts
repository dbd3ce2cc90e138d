/** How long the staging gateway takes for what a provider, a bank and a shop would do. */
export type Staging = {
  /** A pending payment on the hosted page is abandoned after so many seconds. */
  paySeconds: number;
  /** The bank looks at a voucher so many seconds after it was handed in. */
  reviewSeconds: number;
  /** A paid order is shipped after so many seconds. */
  shipSeconds: number;
  /** The member is reminded of an order that is not paid after so many seconds. */
  remindSeconds: number;
  /** A team's order that nobody has approved is cancelled after so many seconds. */
  approvalSeconds: number;
  /** The member is told so many seconds before offers end. */
  expiringSeconds: number;
  /** Saved searches and watched prices are looked at every so many seconds. */
  watchSeconds: number;
};

/** What holds unless the configuration says otherwise. */
export const STAGING: Staging = {
  paySeconds: 30 * 60,
  reviewSeconds: 20,
  shipSeconds: 20,
  remindSeconds: 3 * 24 * 60 * 60,
  approvalSeconds: 7 * 24 * 60 * 60,
  expiringSeconds: 2 * 24 * 60 * 60,
  watchSeconds: 10 * 60,
};
