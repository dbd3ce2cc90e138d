/** Delays, deadlines and intervals of the gateway's jobs. docs/configuration.md explains each, `paySeconds` as `PAY_SECONDS`. */
export type JobTimes = {
  paySeconds: number;
  reviewSeconds: number;
  shipSeconds: number;
  remindSeconds: number;
  approvalSeconds: number;
  expiringSeconds: number;
  watchSeconds: number;
};

export const JOB_TIMES: JobTimes = {
  paySeconds: 30 * 60,
  reviewSeconds: 20,
  shipSeconds: 20,
  remindSeconds: 3 * 24 * 60 * 60,
  approvalSeconds: 7 * 24 * 60 * 60,
  expiringSeconds: 2 * 24 * 60 * 60,
  watchSeconds: 10 * 60,
};
