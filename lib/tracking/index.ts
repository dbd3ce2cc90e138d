import { withoutSecret } from "@/telemetry/told-address";

/** What is told about a visit: the events of specification 22.1, and the steps that matter to the business. */
export const EVENT_NAMES = ["page_view", "click", "page_stay", "inquiry_sent"] as const;
export type EventName = (typeof EVENT_NAMES)[number];

/** Page-level properties of specification 22.2. */
export const PAGE_PROPERTIES = { platform: "pc", language: "es", site: "colombia" } as const;

/**
 * What an event may say of itself. There is no field for anything that a person typed: `target` is an address without
 * its free text, `depth` the percentage of the page that was passed.
 */
export type EventDetails = { target?: string; product_id?: string; depth?: number };

/** One event: when (milliseconds since 1970) and on which page. */
export type TrackingEvent = EventDetails & { name: EventName; at: number; path: string };

const UTM = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

/** Where a visit comes from: its campaign, and the host of the site that led here. */
export type Origin = Partial<Record<(typeof UTM)[number] | "referrer_host", string>>;

/** What one beacon carries. */
export type Beacon = { properties: typeof PAGE_PROPERTIES & Origin; events: TrackingEvent[] };

/** Longest value of an origin; an address with more is no campaign's. */
const ORIGIN_MAX = 100;
export const ADDRESS_MAX = 300;

/** Parameters that name a thing of the catalogue. All others, keywords and return addresses among them, are never sent. */
const SENT_PARAMETERS = ["parent_product_type_id", "code", "channel_id", "sort", "page"];
const PLAIN_VALUE = /^[\w-]{1,64}$/;

/** An address as it is sent: its path without the secret of a shared list, and of its query only what names a thing of the catalogue. */
export function sentAddress(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  const sent = SENT_PARAMETERS.flatMap((name) => {
    const value = query.get(name);
    return value !== null && PLAIN_VALUE.test(value) ? [[name, value]] : [];
  });
  const path = pathname.includes("@") ? "/" : withoutSecret(pathname);
  return (sent.length > 0 ? `${path}?${new URLSearchParams(sent)}` : path).slice(0, ADDRESS_MAX);
}

/** Where a link leads: an address of this site, the host of another, or just the kind of a mail, telephone or other link. */
export function sentTarget(href: string, ownOrigin: string): string {
  const address = URL.parse(href);
  if (!address) return "";
  if (address.origin === ownOrigin) return sentAddress(address.pathname, address.search);
  return /^https?:$/.test(address.protocol) ? address.host.slice(0, ADDRESS_MAX) : address.protocol;
}

/** Where the visit comes from, read on the page that it begins with; an e-mail address in a parameter is left out. */
export function visitOrigin({ search, referrer, host }: { search: string; referrer: string; host: string }): Origin {
  const query = new URLSearchParams(search);
  const campaign = UTM.flatMap((name) => {
    const value = query.get(name)?.trim() ?? "";
    return value && value.length <= ORIGIN_MAX && !value.includes("@") ? [[name, value] as const] : [];
  });
  const from = URL.parse(referrer)?.host ?? "";
  return { ...Object.fromEntries(campaign), ...(from && from !== host && { referrer_host: from.slice(0, ORIGIN_MAX) }) };
}

/** How far down a page a person is, in percent of what can be scrolled; a page that cannot be scrolled is seen whole. */
export function depthPercent({ top, view, height }: { top: number; view: number; height: number }): number {
  const way = height - view;
  return way <= 0 ? 100 : Math.min(100, Math.max(0, Math.round((top / way) * 100)));
}
