import { callAddress } from "../lib/contract/call.ts";
import { CountryList } from "../lib/contract/geo.ts";
import { Health } from "../telemetry/health.ts";
import { buildApp } from "./app.ts";
import { handle } from "./route.ts";

test.each<[string, string[], string]>([
  ["nobody is believed", [], "127.0.0.1"],
  ["this machine is believed", ["loopback"], "10.0.0.5"],
  ["a named proxy is believed too", ["loopback", "10.0.0.0/8"], "203.0.113.9"],
])("of who names a visitor, %s", async (_what, trustedProxies, counted) => {
  const seen: string[] = [];
  const route = handle(CountryList, async () => ({ data: [] }));
  const run: typeof route.run = (raw) => {
    seen.push(raw.clientIp);
    return route.run(raw);
  };
  const parts = { sessionOf: async () => null, mediaUrl: "", health: new Health(), trustedProxies };
  const app = buildApp({ ...parts, routes: [{ ...route, run }] });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  await fetch(url + callAddress(CountryList), { headers: { "x-forwarded-for": "192.0.2.1, 203.0.113.9, 10.0.0.5" } });
  await app.close();
  expect(seen).toEqual([counted]);
});

test.each([
  ["nobody's", [], 0],
  ["this machine's", ["loopback"], 1],
])("of who names a trace, %s word is believed", async (_what, trustedProxies, lines) => {
  const logged: string[] = [];
  const parts = { routes: [], sessionOf: async () => null, mediaUrl: "", health: new Health(), trustedProxies };
  const app = buildApp({ ...parts, logs: { write: (line: string) => void logged.push(line) } });
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  await app.inject({ url: "/health", headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` } });
  await app.close();
  expect(logged.filter((line) => line.includes(trace))).toHaveLength(lines);
});
