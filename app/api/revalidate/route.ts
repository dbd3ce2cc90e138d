import { after } from "next/server";
import { Change, changedPaths, changedTags, rejectionReason, SIGNATURE_SECONDS } from "@/lib/cache/change";
import { claim, purge } from "@/lib/cache/render-context";
import { env } from "@/lib/env";
import { refuse } from "@/lib/http/handler";
import { submitAddresses } from "@/lib/seo/index-now";

function parseChange(body: string) {
  try {
    return Change.safeParse(JSON.parse(body));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Webhook for whoever changes goods (the staging gateway does not call it): purges the pages that show them. Headers `x-timestamp` (Unix
 * seconds) and `x-signature` (`sign`); each signature works once. 404 without REVALIDATION_SECRET; 503 when a process could not be reached: sign anew and retry.
 */
export async function POST(request: Request): Promise<Response> {
  const secret = env.REVALIDATION_SECRET;
  if (!secret) return refuse(404, "not configured");
  const body = await request.text();
  const signature = request.headers.get("x-signature");
  const signed = { secret, timestamp: request.headers.get("x-timestamp"), signature, body };
  const reason = rejectionReason(signed, Math.floor(Date.now() / 1000));
  if (reason) return refuse(401, reason);
  if (!(await claim(`signature ${signature}`, 2 * SIGNATURE_SECONDS * 1000))) return refuse(401, "replayed");
  const change = parseChange(body);
  if (!change?.success) return refuse(400, change?.error.message ?? "no JSON");
  const tags = changedTags(change.data);
  try {
    await purge(tags);
  } catch (error) {
    console.error("not every process has the purge:", error);
    return refuse(503, "not purged everywhere");
  }
  after(() => submitAddresses(changedPaths(change.data)));
  return Response.json({ tags }, { headers: { "cache-control": "no-store" } });
}
