import "server-only";
import { env } from "@/lib/env";
import { GatewayError, unreachable } from "@/lib/http/errors";
import { routes } from "@/lib/routes";

const TIMEOUT_MS = 30_000;
const PASSED_ON = ["content-type", "content-disposition", "content-length", "x-content-type-options"];

/**
 * A file that was uploaded, as an answer that nobody keeps, for a member who may read it; the gateway decides.
 * @throws GatewayError 401 where the bearer is worth nothing, 404 where the member may not read it; GatewayUnreachable
 */
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
