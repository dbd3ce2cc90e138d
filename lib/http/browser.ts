import type { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { MEMBER_HEADER } from "@/lib/session";
import { pageMember } from "@/lib/session/client";
import { exchange } from "./exchange";
import { announceRefusal } from "./refusal-event.client";
import type { Input } from "./request";
import { TIMEOUT_MS } from "./timeout";

/** Calls through the same-origin proxy. Errors are shown (specification 1.6) unless `hidesErrors`, and thrown. */
export async function ask<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  call: Call<P, Q, B, R>,
  input: Input<P, Q, B>,
  { signal, hidesErrors = false }: { signal?: AbortSignal; hidesErrors?: boolean } = {},
): Promise<z.output<R>> {
  const member = pageMember();
  try {
    return await exchange(call, input, {
      address: `/api/gateway/${call.base}`,
      timeout: TIMEOUT_MS,
      ...(member && { headers: { [MEMBER_HEADER]: member } }),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (!hidesErrors) announceRefusal(error);
    throw error;
  }
}
