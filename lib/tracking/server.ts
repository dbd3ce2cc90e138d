import "server-only";
import { channel } from "node:diagnostics_channel";
import { z } from "zod";
import { withoutSecret } from "@/telemetry/told-address";
import { ADDRESS_MAX, type Beacon, EVENT_NAMES, PAGE_PROPERTIES } from "./index";
import { type PageVitals, VITALS_CHANNEL } from "./vitals";

/** Most events of one beacon. */
const EVENTS_MAX = 50;
/** How long a collector may take; nobody waits for it. */
const RELAY_TIMEOUT_MS = 5_000;

// An allowlist: fields that are not in it are not sent on.
const NotPersonal = z
  .string()
  .max(ADDRESS_MAX)
  .refine((value) => !value.includes("@") && withoutSecret(value) === value);
const Origin = NotPersonal.max(100).exactOptional();

const TrackingEvent = z.strictObject({
  name: z.enum(EVENT_NAMES),
  at: z.int().nonnegative(),
  path: NotPersonal,
  target: NotPersonal.exactOptional(),
  product_id: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .exactOptional(),
  depth: z.int().min(0).max(100).exactOptional(),
});

/** What a browser may send: known events with known fields, and no more. */
export const BeaconBody: z.ZodType<Beacon> = z.strictObject({
  properties: z.strictObject({
    platform: z.literal(PAGE_PROPERTIES.platform),
    language: z.literal(PAGE_PROPERTIES.language),
    site: z.literal(PAGE_PROPERTIES.site),
    utm_source: Origin,
    utm_medium: Origin,
    utm_campaign: Origin,
    utm_term: Origin,
    utm_content: Origin,
    referrer_host: Origin,
  }),
  events: z.array(TrackingEvent).min(1).max(EVENTS_MAX),
});

/** Passes a beacon on to the analytics service: the events alone, without the visitor's address, cookies or browser. */
export async function relayBeacon(beacon: Beacon, collector: string): Promise<void> {
  try {
    const answer = await fetch(collector, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(beacon),
      signal: AbortSignal.timeout(RELAY_TIMEOUT_MS),
    });
    if (!answer.ok) console.warn(`analytics service answered ${answer.status}`);
  } catch (error) {
    console.warn("analytics service did not answer:", error);
  }
}

/** Longest time that is counted, two minutes: whoever says more waits for nothing. */
const Milliseconds = z.number().min(0).max(120_000).exactOptional();

/** What a browser may tell of a page's speed. */
export const VitalsBody: z.ZodType<PageVitals> = z.strictObject({
  path: z
    .string()
    .regex(/^\/[^?#]*$/)
    .max(ADDRESS_MAX),
  vitals: z.strictObject({
    LCP: Milliseconds,
    INP: Milliseconds,
    TTFB: Milliseconds,
    CLS: z.number().min(0).max(100).exactOptional(),
  }),
});

const vitalsChannel = channel(VITALS_CHANNEL);

/** Tells the server around the framework, which counts them by the kind of the page. */
export const tellVitals = (vitals: PageVitals): void => vitalsChannel.publish(vitals);
