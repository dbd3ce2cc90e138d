import { parseUrl } from "@/lib/parse-url";
import { redactSecret } from "@/telemetry/redact";

/** Events of specification 22.1 and 12.4. */
export const EVENT_NAMES = ["page_view", "click", "page_stay", "inquiry_sent"] as const;
export type EventName = (typeof EVENT_NAMES)[number];

/** Every beacon carries these properties (specification 22.2). */
export const PAGE_PROPERTIES = { platform: "pc", language: "es", site: "colombia" } as const;

/** No field can hold typed text. `target`: address without free text; `depth`: percent of the page. */
export type EventDetails = { target?: string; product_id?: string; depth?: number };

export type TrackingEvent = EventDetails & { name: EventName; at: number; path: string };

const UTM = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

export type Origin = Partial<Record<(typeof UTM)[number] | "referrer_host", string>>;

export type Beacon = { properties: typeof PAGE_PROPERTIES & Origin; events: TrackingEvent[] };

const ORIGIN_MAX = 100;
export const ADDRESS_MAX = 300;

const SENT_PARAMETERS = ["parent_product_type_id", "code", "channel_id", "sort", "page"];
const PLAIN_VALUE = /^[\w-]{1,64}$/;

/** The address of a page as it is sent: without parameters that people type, and without secrets. */
export function sentAddress(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  const sent = SENT_PARAMETERS.flatMap((name) => {
    const value = query.get(name);
    return value !== null && PLAIN_VALUE.test(value) ? [[name, value]] : [];
  });
  const path = pathname.includes("@") ? "/" : redactSecret(pathname);
  return (sent.length > 0 ? `${path}?${new URLSearchParams(sent)}` : path).slice(0, ADDRESS_MAX);
}

/** Where a link leads: a path of this site, another site's host, or the scheme of any other link. */
export function sentTarget(href: string, ownOrigin: string): string {
  const address = parseUrl(href);
  if (!address) return "";
  if (address.origin === ownOrigin) return sentAddress(address.pathname, address.search);
  return /^https?:$/.test(address.protocol) ? address.host.slice(0, ADDRESS_MAX) : address.protocol;
}

/** Where a visitor came from: the page's utm parameters and the host of another site. Parameters that have `@` or are too long are left out. */
export function visitOrigin({ search, referrer, host }: { search: string; referrer: string; host: string }): Origin {
  const query = new URLSearchParams(search);
  const campaign = UTM.flatMap((name) => {
    const value = query.get(name)?.trim() ?? "";
    return value && value.length <= ORIGIN_MAX && !value.includes("@") ? [[name, value] as const] : [];
  });
  const from = parseUrl(referrer)?.host ?? "";
  return { ...Object.fromEntries(campaign), ...(from && from !== host && { referrer_host: from.slice(0, ORIGIN_MAX) }) };
}

/** How far a page is scrolled, in percent; 100 for a page that cannot scroll. */
export function depthPercent({ top, view, height }: { top: number; view: number; height: number }): number {
  const scrollable = height - view;
  return scrollable <= 0 ? 100 : Math.min(100, Math.max(0, Math.round((top / scrollable) * 100)));
}
