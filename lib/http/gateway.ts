import "server-only";
import { Agent, request } from "undici";
import { z } from "zod";
import { noteFailure, traceHere } from "@/lib/cache/page-answer";
import type { Base, Call } from "@/lib/contract/call";
import { env } from "@/lib/env";
import { spanHere } from "@/telemetry/spans";
import { toTraceparent } from "@/telemetry/trace";
import { readReply } from "./answer";
import { measureCall } from "./call-metrics";
import { GatewayError, GatewayUnreachable, unreachable } from "./errors";
import { callPath, type Input, toFormData } from "./request";
import { visitorAddress } from "./visitor-address";

/** Where each service of specification 1.5 is. */
export const SERVICE_ADDRESS: Record<Base, string> = {
  buyer: env.BUYER_API_URL,
  base2: env.BASE2_API_URL,
  base3: env.BASE3_API_URL,
  cs: env.CS_API_URL,
};

/** How long a page waits for one read before it leaves the section out or keeps the last good page. */
const RENDER_TIMEOUT_MS = 3_000;

const RecordsAsked = z.object({ pageSize: z.number() });

type Options = {
  token?: string;
  /** Milliseconds. */
  timeout?: number;
  /** Headers of the visitor's request, for whom a handler asks: the gateway's limits count the visitor, not the site. */
  visitor?: Headers;
};

/** A body as it travels, and what it calls itself. */
async function encoded(call: Pick<Call, "multipart">, body: unknown) {
  if (body === undefined) return { type: {} };
  if (!call.multipart) return { type: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const form = new Response(toFormData(body));
  return { type: Object.fromEntries(form.headers), body: Buffer.from(await form.arrayBuffer()) };
}

/** Ends work after so many milliseconds. `AbortSignal.timeout` would be kept, with what hangs on it, until its time is over in any case. */
async function within<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException("no answer in time", "TimeoutError")), milliseconds);
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Tells the page that stands in, should this one not be made, why. */
function noted(error: unknown): never {
  if (error instanceof GatewayError) noteFailure(error, { kind: "refused", status: error.status, text: error.text });
  else if (error instanceof GatewayUnreachable) noteFailure(error, { kind: error.isLate ? "late" : "unusable", text: "" });
  throw error;
}

/** What tells the gateway for which visitor's request it is asked. */
export function traceHeader(): { traceparent?: string } {
  const trace = traceHere();
  return trace ? { traceparent: spanHere() ?? toTraceparent(trace) } : {};
}

/** What became of a connection on which nothing was answered: its end is a renewal's or a restart's, on our side of the wire or on theirs. */
const BROKEN = new Set(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"]);
const isBroken = (error: unknown) => error instanceof Error && "code" in error && BROKEN.has(String(error.code));

/** Asks once more where the connection broke, over a new one: for what changes nothing. */
const twice = <T>(ask: () => Promise<T>): Promise<T> =>
  ask().catch((error: unknown) => {
    if (!isBroken(error)) throw error;
    return ask();
  });

/** How many records a page of a list is asked for; without a number, what the longest page holds. */
function recordsAsked(input: { query?: unknown; body?: unknown }): number | undefined {
  const parts = [input.query, input.body].map((part) => RecordsAsked.safeParse(part).data?.pageSize);
  return parts.find((pageSize) => pageSize !== undefined);
}

/** Connections to the gateway, kept open from one call to the next. */
const dispatcher = new Agent();

/**
 * Makes a call of the contract from the server, straight to the gateway: docs/adr/0025-room-for-garbage-and-calls-without-fetch.md.
 * @throws GatewayError on a refusal, GatewayUnreachable without an answer in time, ContractError on nonsense
 */
export async function send<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  call: Call<P, Q, B, R>,
  input: Input<P, Q, B>,
  { token, timeout = RENDER_TIMEOUT_MS, visitor }: Options = {},
): Promise<z.output<R>> {
  const { type, body } = await encoded(call, { body: undefined, ...input }.body);
  const headers = {
    ...type,
    accept: "application/json",
    language: call.language,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(visitor && visitorAddress(visitor)),
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
    within(timeout, (signal) => (call.reads ? twice(() => ask(signal)) : ask(signal))),
  )
    .catch(unreachable(call.path))
    .catch(noted);
  try {
    return readReply(call, reply, recordsAsked(input));
  } catch (error) {
    return noted(error);
  }
}
