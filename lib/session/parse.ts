import "server-only";
import type { z } from "zod";
import { GatewayError } from "@/lib/http/errors";
import { text } from "@/lib/text";

const words: Record<string, string> = text.session.errors;

/**
 * What a handler is given, checked by the form's own rules; what is wrong is said in the words of the form.
 * @throws GatewayError 422
 */
export function checked<T extends z.ZodType>(schema: T, given: unknown): z.output<T> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const told = parsed.error.issues.map(({ message }) => words[message] ?? words.unreadable);
  throw new GatewayError(422, [...new Set(told)].join(" "));
}
