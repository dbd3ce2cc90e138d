import ky from "ky";
import type { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { readReply } from "./answer";
import { unreachable } from "./errors";
import { callPath, type Input, toFormData } from "./request";

type Options = { address: string; timeout: number; headers?: Record<string, string>; signal?: AbortSignal };

/**
 * Sends a call from the browser; `timeout` in milliseconds. @throws GatewayError, GatewayUnreachable (also on `signal`) or
 * ContractError
 */
export async function exchange<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  call: Call<P, Q, B, R>,
  input: Input<P, Q, B>,
  { address, timeout, headers = {}, signal }: Options,
): Promise<z.output<R>> {
  const { body } = { body: undefined, ...input };
  const response = await ky(`${address}/${callPath(call, input)}`, {
    method: call.method,
    ...(body !== undefined && (call.multipart ? { body: toFormData(body) } : { json: body })),
    headers,
    timeout,
    ...(signal && { signal }),
    retry: 0,
    throwHttpErrors: false,
  }).catch(unreachable(call.path));
  return readReply(call, { status: response.status, body: await response.text().catch(unreachable(call.path)) });
}
