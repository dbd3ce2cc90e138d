import { cookies } from "next/headers";
import { refuse } from "@/lib/http/handler";
import { browserCall, forward } from "@/lib/http/proxy";
import { MEMBER_HEADER, SESSION_COOKIES } from "@/lib/session";
import { isSameOrigin } from "@/lib/session/origin";
import { getAccessToken, renewSession } from "@/lib/session/server";
import { text } from "@/lib/text";

/** Whether another member has logged in since the page was rendered. */
async function hasAnotherMemberLoggedIn(request: Request): Promise<boolean> {
  const [page, browser] = [request.headers.get(MEMBER_HEADER), (await cookies()).get(SESSION_COOKIES.userId)?.value];
  return Boolean(page && browser && page !== browser);
}

type Context = { params: Promise<{ path: string[] }> };

/** Same-origin proxy for calls that the contract marks `browser`; writes only from our own pages. */
async function handle(request: Request, { params }: Context): Promise<Response> {
  const [base = "", ...rest] = (await params).path;
  const path = rest.map(encodeURIComponent).join("/");
  const call = browserCall(request.method, base, path);
  if (!call) return refuse(404, text.error.unknownCall);
  if (request.method !== "GET" && !isSameOrigin(request)) return refuse(403, text.error.otherOrigin);
  if (await hasAnotherMemberLoggedIn(request)) return refuse(409, text.samePerson.other);
  try {
    const accessToken = await getAccessToken();
    const token = accessToken ?? (await renewSession(request.headers));
    if (call.session && !token) return refuse(401, text.error.needsSession);
    const requestForRetry = accessToken ? request.clone() : undefined;
    const answer = await forward(call, request, path, token);
    if (answer.status !== 401 || !requestForRetry) return answer;
    // The gateway may end a session before its cookie expires.
    const renewed = await renewSession(request.headers);
    return renewed ? forward(call, requestForRetry, path, renewed) : answer;
  } catch (error) {
    console.error(`proxy: ${call.path} did not answer`, error);
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return isLate ? refuse(504, text.error.late) : refuse(503, text.error.unreachable);
  }
}

export { handle as DELETE, handle as GET, handle as POST, handle as PUT };
