import * as account from "./account.ts";
import * as address from "./address.ts";
import type { Call } from "./call.ts";
import * as campaign from "./campaign.ts";
import * as cart from "./cart.ts";
import * as chat from "./chat.ts";
import * as evaluation from "./evaluation.ts";
import * as favorite from "./favorite.ts";
import * as geo from "./geo.ts";
import * as home from "./home.ts";
import * as inquiry from "./inquiry.ts";
import * as legacyOrder from "./legacy-order.ts";
import * as line from "./line.ts";
import * as list from "./list.ts";
import * as live from "./live.ts";
import * as market from "./market.ts";
import * as notice from "./notice.ts";
import * as order from "./order.ts";
import * as payment from "./payment.ts";
import * as product from "./product.ts";
import * as session from "./session.ts";
import * as shop from "./shop.ts";
import * as team from "./team.ts";
import * as upload from "./upload.ts";
import * as watch from "./watch.ts";

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "call";

const domainCalls = (domain: Record<string, unknown>): Record<string, Call> =>
  Object.fromEntries(Object.entries(domain).flatMap(([name, value]) => (isCall(value) ? [[name, value]] : [])));

export const CALLS: Record<string, Record<string, Call>> = {
  account: domainCalls(account),
  address: domainCalls(address),
  campaign: domainCalls(campaign),
  cart: domainCalls(cart),
  chat: domainCalls(chat),
  evaluation: domainCalls(evaluation),
  favorite: domainCalls(favorite),
  geo: domainCalls(geo),
  home: domainCalls(home),
  inquiry: domainCalls(inquiry),
  list: domainCalls(list),
  live: domainCalls(live),
  market: domainCalls(market),
  notice: domainCalls(notice),
  order: { ...domainCalls(order), ...domainCalls(legacyOrder) },
  payment: domainCalls(payment),
  product: { ...domainCalls(product), ...domainCalls(line) },
  session: domainCalls(session),
  shop: domainCalls(shop),
  team: domainCalls(team),
  upload: domainCalls(upload),
  watch: domainCalls(watch),
};

export const ALL_CALLS: Call[] = Object.values(CALLS).flatMap(Object.values);
