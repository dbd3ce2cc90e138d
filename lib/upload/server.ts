import "server-only";
import { env } from "@/lib/env";
import { GatewayError, unreachable } from "@/lib/http/errors";
import { TIMEOUT_MS } from "@/lib/http/timeout";
import { routes } from "@/lib/routes";

const PASSED_ON = ["content-type", "content-disposition", "content-length", "x-content-type-options"];

/** Streams an uploaded file for a member, without caching. The gateway checks access. @throws GatewayError 401 or 404, GatewayUnreachable */
export async function readUpload(name: string, token: string): Promise<Response> {
  const address = env.gatewayUrl + routes.upload(name);
  const answer = await fetch(address, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    cache: "no-store",
    redirect: "manual",
  }).catch(unreachable(address));
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new GatewayError(answer.status, "");
  }
  const headers = new Headers({ "cache-control": "private, no-store" });
  for (const header of PASSED_ON) {
    const value = answer.headers.get(header);
    if (value) headers.set(header, value);
  }
  return new Response(answer.body, { headers });
}
