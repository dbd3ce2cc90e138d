import "server-only";
import { z } from "zod";
import { redactSecret } from "@/telemetry/redact";
import { ADDRESS_MAX, type Beacon, EVENT_NAMES, PAGE_PROPERTIES } from "./index";

const EVENTS_MAX = 50;
/** May be long: app/api/beacons answers the browser before it relays. */
const RELAY_TIMEOUT_MS = 5_000;

/** Text without an e-mail address or a secret, such as the URL of a shared list has. */
const NotPersonal = z
  .string()
  .max(ADDRESS_MAX)
  .refine((value) => !value.includes("@") && redactSecret(value) === value);
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

/** Strict: unknown events and fields are refused. */
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

/** Forwards events without the visitor's IP address, cookies or user agent. */
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
