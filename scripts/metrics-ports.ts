import type { Environment } from "../lib/env.ts";

const APART = 20;

/** Metrics ports of site and gateway on one machine, unless set. */
export const metricsPorts = (env: Environment) => ({
  METRICS_PORT: String(env.METRICS_PORT ?? env.PORT + APART),
  GATEWAY_METRICS_PORT: process.env.GATEWAY_METRICS_PORT || String(env.GATEWAY_PORT + APART),
});
