import { after } from "next/server";
import { env } from "@/lib/env";
import { isSameOrigin } from "@/lib/session/origin";
import { BeaconBody, relayBeacon } from "@/lib/tracking/server";

const answer = (status: number) => new Response(null, { status, headers: { "cache-control": "no-store" } });

/** Relays beacons (specification 22.1) to the analytics service, so that browsers contact this site only. 404 where none is configured. */
export async function POST(request: Request): Promise<Response> {
  const { TRACKING_URL } = env;
  if (!TRACKING_URL) return answer(404);
  if (!isSameOrigin(request)) return answer(403);
  const beacon = BeaconBody.safeParse(await request.json().catch(() => undefined));
  if (!beacon.success) return answer(400);
  after(() => relayBeacon(beacon.data, TRACKING_URL));
  return answer(204);
}
