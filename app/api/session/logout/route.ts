import { cookies } from "next/headers";
import { SESSION_COOKIES } from "@/lib/session";
import { isSameOrigin } from "@/lib/session/origin";

/** Forgets the session in this browser and leads home (SPEC.md section 2, header). A plain form posts here. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 });
  const jar = await cookies();
  for (const name of Object.values(SESSION_COOKIES)) jar.delete(name);
  return new Response(null, { status: 303, headers: { location: "/" } });
}
