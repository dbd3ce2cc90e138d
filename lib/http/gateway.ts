import "server-only";
import { Agent, request } from "undici";
import { z } from "zod";
import { noteFailure, traceHere } from "@/lib/cache/render-context";
import type { Base, Call } from "@/lib/contract/call";
import { env } from "@/lib/env";
import { currentTraceparent } from "@/telemetry/spans";
import { toTraceparent } from "@/telemetry/trace";
import { measureCall } from "./call-metrics";
import { GatewayError, GatewayUnreachable, unreachable } from "./errors";
import { parseReply } from "./parse-reply";
import { callPath, type Input, toFormData } from "./request";
import { visitorAddressHeader } from "./visitor-address";

export const SERVICE_ADDRESS: Record<Base, string> = {
  buyer: env.BUYER_API_URL,
  base2: env.BASE2_API_URL,
  base3: env.BASE3_API_URL,
  cs: env.CS_API_URL,
};

/** Default timeout of a call. When a page's read takes longer, its section is left out or a cached page is served. */
const RENDER_TIMEOUT_MS = 3_000;

const WithPageSize = z.object({ pageSize: z.number() });

type Options = {
  token?: string;
  timeout?: number;
  /** The visitor's request headers, for the gateway's rate limits. */
  visitor?: Headers;
};

async function encodeBody(call: Pick<Call, "multipart">, body: unknown) {
  if (body === undefined) return { headers: {} };
  if (!call.multipart) return { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const form = new Response(toFormData(body));
  return { headers: Object.fromEntries(form.headers), body: Buffer.from(await form.arrayBuffer()) };
}

/** Aborts the signal of `work` after a time. Unlike that of `AbortSignal.timeout`, the timer ends with the work. */
async function withTimeout<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException("no answer in time", "TimeoutError")), milliseconds);
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}

function noteAndThrow(error: unknown): never {
  if (error instanceof GatewayError) noteFailure(error, { kind: "refused", status: error.status, text: error.text });
  else if (error instanceof GatewayUnreachable) noteFailure(error, { kind: error.isLate ? "late" : "unusable", text: "" });
  throw error;
}

export function traceHeader(): { traceparent?: string } {
  const trace = traceHere();
  return trace ? { traceparent: currentTraceparent() ?? toTraceparent(trace) } : {};
}

/** Codes of an error when a connection closes without a response, as by a restart. */
const BROKEN = new Set(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"]);
const isBroken = (error: unknown) => error instanceof Error && "code" in error && BROKEN.has(String(error.code));

/** Asks once more when the connection broke; only for calls that change nothing. */
const retryWhenBroken = <T>(ask: () => Promise<T>): Promise<T> =>
  ask().catch((error: unknown) => {
    if (!isBroken(error)) throw error;
    return ask();
  });

function requestedPageSize(input: { query?: unknown; body?: unknown }): number | undefined {
  const parts = [input.query, input.body].map((part) => WithPageSize.safeParse(part).data?.pageSize);
  return parts.find((pageSize) => pageSize !== undefined);
}

const dispatcher = new Agent();

/** Calls the gateway from the server (ADR 25). @throws GatewayError, GatewayUnreachable or ContractError */
export async function send<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  call: Call<P, Q, B, R>,
  input: Input<P, Q, B>,
  { token, timeout = RENDER_TIMEOUT_MS, visitor }: Options = {},
): Promise<z.output<R>> {
  const { headers: contentHeaders, body } = await encodeBody(call, { body: undefined, ...input }.body);
  const headers = {
    ...contentHeaders,
    accept: "application/json",
    language: call.language,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(visitor && visitorAddressHeader(visitor)),
  };
  const ask = async (signal: AbortSignal) => {
    const answer = await request(`${SERVICE_ADDRESS[call.base]}/${callPath(call, input)}`, {
      dispatcher,
      method: call.method,
      headers: { ...headers, ...traceHeader() },
      ...(body !== undefined && { body }),
      signal,
    });
    const retryAfter = answer.headers["retry-after"];
    return {
      status: answer.statusCode,
      body: await answer.body.text(),
      ...(typeof retryAfter === "string" && { retryAfter }),
    };
  };
  const reply = await measureCall(call.path, () =>
    withTimeout(timeout, (signal) => (call.reads ? retryWhenBroken(() => ask(signal)) : ask(signal))),
  )
    .catch(unreachable(call.path))
    .catch(noteAndThrow);
  try {
    return parseReply(call, reply, requestedPageSize(input));
  } catch (error) {
    return noteAndThrow(error);
  }
}
