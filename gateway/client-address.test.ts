import { CountryList } from "../lib/contract/geo.ts";
import { buildApp } from "./app.ts";
import { countedAddress } from "./client-address.ts";
import { addressOf } from "./mounts.ts";
import { handle } from "./route.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::1", "127.0.0.1"],
  ["127.0.0.1", "127.0.0.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("%s counts as %s", (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

test.each<[string, string[], string]>([
  ["nobody is believed", [], "127.0.0.1"],
  ["this machine is believed", ["loopback"], "10.0.0.5"],
  ["a named proxy is believed too", ["loopback", "10.0.0.0/8"], "203.0.113.9"],
])("of who names a visitor, %s", async (_what, trustedProxies, counted) => {
  const seen: string[] = [];
  const route = handle(CountryList, async () => ({ data: [] }));
  const run: typeof route.run = (raw) => {
    seen.push(raw.address);
    return route.run(raw);
  };
  const parts = { sessionOf: async () => null, mediaUrl: "", check: async () => {}, trustedProxies };
  const app = buildApp({ ...parts, routes: [{ ...route, run }] });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  await fetch(url + addressOf(CountryList), { headers: { "x-forwarded-for": "192.0.2.1, 203.0.113.9, 10.0.0.5" } });
  await app.close();
  expect(seen).toEqual([counted]);
});
