import type { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { exchange } from "./exchange";
import type { Input } from "./request";

/** Request timeout of SPEC.md section 9. */
const TIMEOUT_MS = 30_000;

/** Makes a call of the contract from the browser, through the same-origin proxy, which adds the bearer. Errors as in `exchange`. */
export function ask<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  call: Call<P, Q, B, R>,
  input: Input<P, Q, B>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<z.output<R>> {
  return exchange(call, input, { address: `/api/gateway/${call.base}`, timeout: TIMEOUT_MS, ...(signal && { signal }) });
}
