import type { Environment } from "../lib/env.ts";

const APART = 20;

/** Where site and gateway tell what they count when both are started here, unless other ports are set. */
export const metricsPorts = (env: Environment) => ({
  METRICS_PORT: String(env.METRICS_PORT ?? env.PORT + APART),
  GATEWAY_METRICS_PORT: process.env.GATEWAY_METRICS_PORT || String(env.GATEWAY_PORT + APART),
});
