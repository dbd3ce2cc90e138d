import "server-only";
import type { z } from "zod";
import type { Base, Call } from "@/lib/contract/call";
import { env } from "@/lib/env";
import { exchange } from "./exchange";
import type { Input } from "./request";
import { visitorAddress } from "./visitor-address";

/** Where each service of SPEC.md section 7 is. */
export const SERVICE_ADDRESS: Record<Base, string> = {
  buyer: env.BUYER_API_URL,
  base2: env.BASE2_API_URL,
  base3: env.BASE3_API_URL,
  cs: env.CS_API_URL,
};

/** How long a page waits for one read before it leaves the section out or keeps the last good page. */
const RENDER_TIMEOUT_MS = 3_000;

type Options = {
  token?: string;
  /** Milliseconds. */
  timeout?: number;
  /** Headers of the visitor's request, for whom a handler asks: the gateway's limits count the visitor, not the site. */
  visitor?: Headers;
};

/** Makes a call of the contract from the server, straight to the gateway. Errors as in `exchange`. */
export function send<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  call: Call<P, Q, B, R>,
  input: Input<P, Q, B>,
  { token, timeout = RENDER_TIMEOUT_MS, visitor }: Options = {},
): Promise<z.output<R>> {
  const headers = {
    language: call.language,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(visitor && visitorAddress(visitor)),
  };
  return exchange(call, input, { address: SERVICE_ADDRESS[call.base], timeout, headers });
}
