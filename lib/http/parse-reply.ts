import type { z } from "zod";
import type { Call } from "../contract/call.ts";
import { PAGE_SIZE_MAX } from "../contract/limits.ts";
import { ErrorBody } from "../contract/wire.ts";
import { ContractError, errorText, GatewayError } from "./errors.ts";

const LISTS = new Set<PropertyKey | undefined>(["records", "data"]);

/** Drops list records with issues. An issue elsewhere stays, so that parsing again fails. */
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

/** Parses an answer by the contract. Ignores unknown fields; drops and logs malformed records. @throws ContractError when the rest does not fit */
export function parseAnswer<R extends z.ZodType>(call: Pick<Call, "path"> & { response: R }, answer: unknown): z.output<R> {
  const parsed = call.response.safeParse(answer);
  if (parsed.success) return parsed.data;
  if (typeof answer === "object" && answer !== null) {
    const rest = call.response.safeParse(withoutMalformed(answer, parsed.error.issues));
    if (rest.success) {
      console.warn(
        `dropped malformed records of ${call.path}:`,
        parsed.error.issues.map(({ path }) => path.join(".")).join(", "),
      );
      return rest.data;
    }
  }
  throw new ContractError(call.path, { cause: parsed.error });
}

type Reply = { status: number; body: string; retryAfter?: string | undefined };

export function toGatewayError({ status, body, retryAfter }: Reply): GatewayError {
  const refusal = ErrorBody.safeParse(parseJson(body));
  return new GatewayError(status, refusal.success ? errorText(refusal.data) : "", { retryAfter });
}

/** Parses an HTTP response. A list above PAGE_SIZE_MAX, of a service that ignores the page size, is cut to `max`. @throws GatewayError for an error status, ContractError for a malformed body */
export function parseReply<R extends z.ZodType>(
  call: Pick<Call, "path"> & { response: R },
  reply: Reply,
  max = PAGE_SIZE_MAX,
): z.output<R> {
  if (reply.status < 200 || reply.status > 299) throw toGatewayError(reply);
  return parseAnswer(call, truncateRecords(parseJson(reply.body), max));
}

/** Finds numbers of 16 digits or more, which may be identifiers beyond Number.MAX_SAFE_INTEGER. */
const LONG_NUMBER = /[:[,]\s*\d{16}/;

/** JSON reviver: identifiers that a number would round stay text. */
const keepUnsafeNumbers = (_key: string, value: unknown, context?: { source?: string }) =>
  typeof value === "number" && !Number.isSafeInteger(value) && /^\d+$/.test(context?.source ?? "") ? context?.source : value;

function truncateRecords(answer: unknown, max: number): unknown {
  if (typeof answer !== "object" || answer === null || !("records" in answer)) return answer;
  const { records } = answer;
  return Array.isArray(records) && records.length > PAGE_SIZE_MAX ? { ...answer, records: records.slice(0, max) } : answer;
}

/** Undefined for invalid JSON, such as a proxy's error page. */
function parseJson(text: string): unknown {
  try {
    return LONG_NUMBER.test(text) ? JSON.parse(text, keepUnsafeNumbers) : JSON.parse(text);
  } catch {
    return undefined;
  }
}
