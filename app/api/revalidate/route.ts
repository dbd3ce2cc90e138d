import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { env } from "@/lib/env";
import { Change, changedPaths, changedTags, distrust } from "@/lib/http/change";
import { forgetExistence } from "@/lib/http/existence";
import { forgetAnswers } from "@/lib/http/kept-answers";
import { submitAddresses } from "@/lib/seo/index-now";

const BODY_MAX = 100_000;

const refusal = (status: number, errors: string) =>
  Response.json({ errors }, { status, headers: { "cache-control": "no-store" } });

function parse(body: string) {
  try {
    return Change.safeParse(JSON.parse(body));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * The gateway says what has changed, and the pages that show it are made anew on their next visit, everything else stays kept.
 * Headers `x-timestamp` (Unix seconds) and `x-signature`, see `signatureOf`. 404 where no REVALIDATION_SECRET is configured.
 */
export async function POST(request: Request): Promise<Response> {
  const secret = env.REVALIDATION_SECRET;
  if (!secret) return refusal(404, "not configured");
  // A body without a length could be endless.
  if (!(Number(request.headers.get("content-length") ?? Number.NaN) <= BODY_MAX)) return refusal(413, "too long");
  const body = await request.text();
  const { headers } = request;
  const signed = { secret, timestamp: headers.get("x-timestamp"), signature: headers.get("x-signature"), body };
  const reason = distrust(signed, Math.floor(Date.now() / 1000));
  if (reason) return refusal(401, reason);
  const change = parse(body);
  if (!change?.success) return refusal(400, change?.error.message ?? "no JSON");
  const tags = changedTags(change.data);
  // The gateway has just spoken, so the next visit can wait for it; a stale price must not be shown once more.
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  forgetExistence(new Set(tags));
  forgetAnswers();
  after(() => submitAddresses(changedPaths(change.data)));
  return Response.json({ tags }, { headers: { "cache-control": "no-store" } });
}
