import ky from "ky";
import type { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { readAnswer, readRefusal } from "./answer";
import { ContractError, GatewayUnreachable } from "./errors";
import { callPath, entries, type Input } from "./request";

type Way = { address: string; timeout: number; headers?: Record<string, string>; signal?: AbortSignal };

/** The fields of a call that travels as a form. */
function formOf(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of entries(fields)) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/**
 * Sends a call to an address and reads the answer; `timeout` in milliseconds.
 * @throws GatewayError on a refusal, GatewayUnreachable without an answer or when `signal` ends the wait, ContractError on nonsense
 */
export async function exchange<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  call: Call<P, Q, B, R>,
  input: Input<P, Q, B>,
  { address, timeout, headers = {}, signal }: Way,
): Promise<z.output<R>> {
  const { body } = { body: undefined, ...input };
  const response = await ky(`${address}/${callPath(call, input)}`, {
    method: call.method,
    ...(body !== undefined && (call.multipart ? { body: formOf(body) } : { json: body })),
    headers,
    timeout,
    ...(signal && { signal }),
    retry: 0,
    throwHttpErrors: false,
    // What is kept is decided by `use cache` alone; the framework would keep every answer on disk besides.
    cache: "no-store",
  }).catch((cause: unknown) => {
    throw new GatewayUnreachable(call.path, { cause });
  });
  if (!response.ok) throw await readRefusal(response);
  const answer = await response.json().catch((cause: unknown) => {
    throw new ContractError(call.path, { cause });
  });
  return readAnswer(call, answer);
}
