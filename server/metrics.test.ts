import { channel } from "node:diagnostics_channel";
import { VITALS_CHANNEL } from "@/lib/tracking/vitals";
import { processMetrics } from "../telemetry/metrics";
import { openMetricsText, readOpenMetrics } from "../telemetry/open-metrics";
import { sumSamples, sumsBy } from "../telemetry/sample-sums";
import { subscribeToReports } from "./metrics";

test("vitals are counted by the pattern of their page, times in seconds, CLS by its score", async () => {
  subscribeToReports();
  const told = channel(VITALS_CHANNEL);
  told.publish({ path: "/product/7", vitals: { LCP: 1500, CLS: 0.25 } });
  told.publish({ path: "/product/8", vitals: { LCP: 500 } });
  told.publish({ path: "/made-up/%E0%A4", vitals: { TTFB: 100 } });
  told.publish({ path: 7 });
  const samples = readOpenMetrics(openMetricsText([await processMetrics()]));
  expect(Object.fromEntries(sumsBy(samples, "site_web_vitals_count", "route"))).toEqual({ "/product/:productId": 3, ":page": 1 });
  expect(sumSamples(samples, "site_web_vitals_sum", { vital: "LCP" })).toBe(2);
  expect(sumSamples(samples, "site_web_vitals_sum", { vital: "CLS" })).toBe(0.25);
});
