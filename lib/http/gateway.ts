import "server-only";
import ky from "ky";
import type { z } from "zod";
import type { Base, Call } from "@/lib/contract/call";
import { env } from "@/lib/env";
import { readAnswer, readRefusal } from "./answer";
import { ContractError, GatewayUnreachable } from "./errors";
import { callPath, type Input } from "./request";

const ADDRESS: Record<Base, string> = {
  buyer: env.BUYER_API_URL,
  base2: env.BASE2_API_URL,
  base3: env.BASE3_API_URL,
  cs: env.CS_API_URL,
};

/** How long a page waits for a read, and the ceiling of SPEC.md section 9 for what a person waits for. */
const RENDER_TIMEOUT_MS = 3_000;

/**
 * Makes a call of the contract from the server, straight to the gateway.
 * @throws GatewayError on a refusal, GatewayUnreachable without an answer, ContractError on nonsense
 */
export async function send<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  call: Call<P, Q, B, R>,
  input: Input<P, Q, B>,
  { token, timeout = RENDER_TIMEOUT_MS }: { token?: string; timeout?: number } = {},
): Promise<z.output<R>> {
  const { body } = { body: undefined, ...input };
  const response = await ky(`${ADDRESS[call.base]}/${callPath(call, input)}`, {
    method: call.method,
    ...(body !== undefined && { json: body }),
    headers: { language: call.language, ...(token && { authorization: `Bearer ${token}` }) },
    timeout,
    retry: 0,
    throwHttpErrors: false,
  }).catch((cause: unknown) => {
    throw new GatewayUnreachable(call.path, { cause });
  });
  if (!response.ok) throw await readRefusal(response);
  const answer = await response.json().catch((cause: unknown) => {
    throw new ContractError(call.path, { cause });
  });
  return readAnswer(call, answer);
}
