import type { Call } from "./call.ts";
import * as campaign from "./campaign.ts";
import * as geo from "./geo.ts";
import * as home from "./home.ts";
import * as live from "./live.ts";
import * as market from "./market.ts";
import * as product from "./product.ts";
import * as shop from "./shop.ts";

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "call";

const callsOf = (domain: Record<string, unknown>): Record<string, Call> =>
  Object.fromEntries(Object.entries(domain).flatMap(([name, value]) => (isCall(value) ? [[name, value]] : [])));

/** Every call of SPEC.md section 7: domain word, then the call's name. */
export const CALLS: Record<string, Record<string, Call>> = {
  campaign: callsOf(campaign),
  geo: callsOf(geo),
  home: callsOf(home),
  live: callsOf(live),
  market: callsOf(market),
  product: callsOf(product),
  shop: callsOf(shop),
};

/** The same, as one list. */
export const ALL_CALLS: Call[] = Object.values(CALLS).flatMap(Object.values);
