import ky from "ky";
import type { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { MEMBER_HEADER } from "@/lib/session";
import { pageMemberId } from "@/lib/session/client";
import { unreachable } from "./errors";
import { parseReply } from "./parse-reply";
import { announceRefusal } from "./refusal-event.client";
import { callPath, type Input, toFormData } from "./request";
import { TIMEOUT_MS } from "./timeout";

/**
 * Calls through the same-origin proxy. Errors are shown (specification 1.6) unless `hidesErrors`, and thrown.
 * @throws GatewayError, GatewayUnreachable (also when `signal` aborts) or ContractError
 */
export async function ask<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  call: Call<P, Q, B, R>,
  input: Input<P, Q, B>,
  { signal, hidesErrors = false }: { signal?: AbortSignal; hidesErrors?: boolean } = {},
): Promise<z.output<R>> {
  const { body } = { body: undefined, ...input };
  const member = pageMemberId();
  try {
    const response = await ky(`/api/gateway/${call.base}/${callPath(call, input)}`, {
      method: call.method,
      ...(body !== undefined && (call.multipart ? { body: toFormData(body) } : { json: body })),
      headers: member ? { [MEMBER_HEADER]: member } : {},
      timeout: TIMEOUT_MS,
      ...(signal && { signal }),
      retry: 0,
      throwHttpErrors: false,
    }).catch(unreachable(call.path));
    return parseReply(call, { status: response.status, body: await response.text().catch(unreachable(call.path)) });
  } catch (error) {
    if (!hidesErrors) announceRefusal(error);
    throw error;
  }
}
