import type { z } from "zod";
import type { Call } from "../contract/call.ts";
import { ErrorBody } from "../contract/wire.ts";
import { ContractError, errorText, GatewayError } from "./errors.ts";

const LISTS = new Set<PropertyKey | undefined>(["records", "data"]);

/** The answer without the records that its issues point into; the same answer where no issue lies in a list's record. */
function withoutMalformed(answer: object, issues: z.core.$ZodIssue[]): object {
  const bad = new Map<PropertyKey, Set<PropertyKey | undefined>>();
  for (const {
    path: [list, index],
  } of issues) {
    if (list !== undefined && LISTS.has(list)) bad.set(list, (bad.get(list) ?? new Set()).add(index));
  }
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => {
      const dropped = bad.get(key);
      return [key, dropped && Array.isArray(value) ? value.filter((_, index) => !dropped.has(index)) : value];
    }),
  );
}

/**
 * Reads an answer tolerantly: unknown fields are ignored; one malformed record of a list is dropped and logged.
 * @throws ContractError when what is left still does not fit
 */
export function readAnswer<R extends z.ZodType>(call: Pick<Call, "path"> & { response: R }, answer: unknown): z.output<R> {
  const whole = call.response.safeParse(answer);
  if (whole.success) return whole.data;
  if (typeof answer === "object" && answer !== null) {
    const rest = call.response.safeParse(withoutMalformed(answer, whole.error.issues));
    if (rest.success) {
      console.warn(`dropped malformed records of ${call.path}:`, whole.error.issues.map(({ path }) => path.join(".")).join(", "));
      return rest.data;
    }
  }
  throw new ContractError(call.path, { cause: whole.error });
}

type Reply = { status: number; body: string; retryAfter?: string | undefined };

/** An error answer, whatever its body is. */
export function refusalOf({ status, body, retryAfter }: Reply): GatewayError {
  const refusal = ErrorBody.safeParse(parseJson(body));
  return new GatewayError(status, refusal.success ? errorText(refusal.data) : "", { retryAfter });
}

/**
 * Reads an answer as it came, tolerantly as `readAnswer` does.
 * @throws GatewayError when it is a refusal, ContractError when it is nonsense
 */
export function readReply<R extends z.ZodType>(call: Pick<Call, "path"> & { response: R }, reply: Reply): z.output<R> {
  if (reply.status < 200 || reply.status > 299) throw refusalOf(reply);
  return readAnswer(call, parseJson(reply.body));
}

/** Nothing for what is not JSON, like the error page of a proxy in between: no schema of the contract accepts nothing. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
