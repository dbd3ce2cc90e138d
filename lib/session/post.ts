import type { z } from "zod";
import { readAnswer, readRefusal } from "@/lib/http/answer";
import { ContractError, GatewayUnreachable } from "@/lib/http/errors";

/** Request timeout of SPEC.md section 9. */
const TIMEOUT_MS = 30_000;

/**
 * Posts to one of the site's own session handlers, `/api/session/{step}`, and reads the answer.
 * @throws GatewayError on a refusal, GatewayUnreachable without an answer, ContractError on nonsense
 */
export async function postSession<R extends z.ZodType>(step: string, fields: object, schema: R): Promise<z.output<R>> {
  const path = `/api/session/${step}`;
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fields),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new GatewayUnreachable(path, { cause });
  });
  if (!response.ok) throw await readRefusal(response);
  const answer = await response.json().catch((cause: unknown) => {
    throw new ContractError(path, { cause });
  });
  return readAnswer({ path, response: schema }, answer);
}
