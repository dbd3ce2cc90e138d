import { forgetSession } from "@/lib/session/cookies";
import { isSameOrigin } from "@/lib/session/origin";

/** Forgets the session in this browser and leads home (SPEC.md section 2, header). A plain form posts here. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 });
  await forgetSession();
  return new Response(null, { status: 303, headers: { location: "/" } });
}
