import { cookies } from "next/headers";
import { browserCall, forward } from "@/lib/http/proxy";
import { MEMBER_HEADER, SESSION_COOKIES } from "@/lib/session";
import { isSameOrigin } from "@/lib/session/origin";
import { getAccessToken, renewSession } from "@/lib/session/server";
import { text } from "@/lib/text";

const refusal = (status: number, errors: string) =>
  Response.json({ errors }, { status, headers: { "cache-control": "no-store" } });

/** Whether another member has logged in since the page was rendered. */
async function isOfAnotherMember(request: Request): Promise<boolean> {
  const [page, browser] = [request.headers.get(MEMBER_HEADER), (await cookies()).get(SESSION_COOKIES.userId)?.value];
  return Boolean(page && browser && page !== browser);
}

type Context = { params: Promise<{ path: string[] }> };

/** Same-origin proxy for calls that the contract marks `browser`; writes only from our own pages. */
async function handle(request: Request, { params }: Context): Promise<Response> {
  const [base = "", ...rest] = (await params).path;
  const path = rest.map(encodeURIComponent).join("/");
  const call = browserCall(request.method, base, path);
  if (!call) return refusal(404, text.error.unknownCall);
  if (request.method !== "GET" && !isSameOrigin(request)) return refusal(403, text.error.otherOrigin);
  if (await isOfAnotherMember(request)) return refusal(409, text.samePerson.other);
  try {
    const accessToken = await getAccessToken();
    const token = accessToken ?? (await renewSession(request.headers));
    if (call.session && !token) return refusal(401, text.error.needsSession);
    const retry = accessToken ? request.clone() : undefined;
    const answer = await forward(call, request, path, token);
    if (answer.status !== 401 || !retry) return answer;
    // The gateway may end a session before its cookie expires.
    const renewed = await renewSession(request.headers);
    return renewed ? forward(call, retry, path, renewed) : answer;
  } catch (error) {
    console.error(`proxy: ${call.path} did not answer`, error);
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return isLate ? refusal(504, text.error.late) : refusal(503, text.error.unreachable);
  }
}

export { handle as DELETE, handle as GET, handle as POST, handle as PUT };
