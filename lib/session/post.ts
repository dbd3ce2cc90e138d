import type { z } from "zod";
import { unreachable } from "@/lib/http/errors";
import { parseReply } from "@/lib/http/parse-reply";
import { TIMEOUT_MS, timeoutSignal } from "@/lib/http/timeout";

/** Posts to `/api/session/{step}`. @throws GatewayError, GatewayUnreachable or ContractError */
export async function postSession<R extends z.ZodType>(step: string, fields: object, schema: R): Promise<z.output<R>> {
  const path = `/api/session/${step}`;
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fields),
    signal: timeoutSignal(TIMEOUT_MS),
  }).catch(unreachable(path));
  return parseReply(
    { path, response: schema },
    { status: response.status, body: await response.text().catch(unreachable(path)) },
  );
}
