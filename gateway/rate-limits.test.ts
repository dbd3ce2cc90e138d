import { rateLimitIp } from "../lib/contract/rate-limit-ip.ts";
import { createLimits } from "./rate-limits.ts";

const noDatabase = () => Promise.reject(new Error("no store is asked here"));
const database = { rows: noDatabase, row: noDatabase, run: noDatabase, transaction: noDatabase, close: noDatabase };

test.each(["203.0.113.9", "2001:db8:1:2::1"])("%s, which is not limited, is not counted", async (ip) => {
  const { consume } = createLimits(database, [ip]);
  expect(await consume("searchesOfIp", rateLimitIp(ip))).toBe(0);
  expect(await consume("searchesOfIp", "198.51.100.7")).toBe(1);
});
