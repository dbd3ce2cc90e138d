import { subscribe } from "node:diagnostics_channel";
import { VITALS_CHANNEL } from "./vitals";
import { publishVitals, VitalsBody } from "./vitals-server";

test("of a page's speed the known vitals are told, within bounds, and nothing else", () => {
  const heard: unknown[] = [];
  subscribe(VITALS_CHANNEL, (message) => heard.push(message));
  const told = { path: "/product/7", vitals: { LCP: 1200.5, CLS: 0.02 } };
  publishVitals(VitalsBody.parse(told));
  expect(heard).toEqual([told]);
  for (const body of [
    { ...told, path: "/product/7?utm_source=x" },
    { ...told, path: "product" },
    { ...told, vitals: { LCP: -1 } },
    { ...told, vitals: { LCP: 1e9 } },
    { ...told, vitals: { FCP: 1 } },
    { ...told, user: "ana" },
  ])
    expect(VitalsBody.safeParse(body).success).toBe(false);
});
