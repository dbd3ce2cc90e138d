import "server-only";
import type { Base, Call } from "@/lib/contract/call";
import { ALL_CALLS } from "@/lib/contract/table";
import { measureCall } from "./call-metrics";
import { SERVICE_ADDRESS, traceHeader } from "./gateway";
import { TIMEOUT_MS } from "./timeout";
import { visitorAddressHeader } from "./visitor-address";

const PASSED_ON = ["content-type", "x-request-id", "retry-after"];

const toPattern = (path: string) => new RegExp(`^${path.replace(/^\//, "").replace(/\{\w+\}/g, "[^/]+")}$`);

// Literal paths before parameters: `/member/inquiry/units` before `/member/inquiry/{id}`.
const BROWSER_CALLS = ALL_CALLS.filter((call) => call.browser)
  .map((call) => ({ call, pattern: toPattern(call.path) }))
  .sort((one, other) => Number(one.call.path.includes("{")) - Number(other.call.path.includes("{")));

export function browserCall(method: string, base: string, path: string): Call | undefined {
  return BROWSER_CALLS.find(({ call, pattern: fits }) => call.method === method && call.base === base && fits.test(path))?.call;
}

/** Forwards a browser's call with the bearer. server/body.ts limits the body. */
export async function forward(call: Call, request: Request, path: string, token: string | undefined): Promise<Response> {
  const body = await request.arrayBuffer();
  const { search } = new URL(request.url);
  const type = request.headers.get("content-type");
  const ask = () =>
    fetch(`${SERVICE_ADDRESS[call.base satisfies Base]}/${path}${search}`, {
      method: request.method,
      headers: {
        language: call.language,
        ...visitorAddressHeader(request.headers),
        ...(type && { "content-type": type }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...traceHeader(),
      },
      ...(request.method !== "GET" && { body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: "manual",
    });
  const answer = await measureCall(call.path, ask);
  const headers = new Headers({ "cache-control": "private, no-store" });
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
