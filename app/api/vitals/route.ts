import { env } from "@/lib/env";
import { isSameOrigin } from "@/lib/session/origin";
import { publishVitals, VitalsBody } from "@/lib/tracking/vitals-server";

const answer = (status: number) => new Response(null, { status, headers: { "cache-control": "no-store" } });

/** Receives web vitals for the metrics. 404 without TRACKING_URL, since then nobody is asked for consent. */
export async function POST(request: Request): Promise<Response> {
  if (!env.TRACKING_URL) return answer(404);
  if (!isSameOrigin(request)) return answer(403);
  const parsed = VitalsBody.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return answer(400);
  publishVitals(parsed.data);
  return answer(204);
}
