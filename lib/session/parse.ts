import "server-only";
import type { z } from "zod";
import { GatewayError } from "@/lib/http/errors";
import { text } from "@/lib/text";

const errorTexts: Record<string, string> = text.session.errors;

/** Validates a body by the form's schema, with the form's messages. @throws GatewayError 422 */
export function parseBody<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const messages = parsed.error.issues.map(({ message }) => errorTexts[message] ?? errorTexts.unreadable);
  throw new GatewayError(422, [...new Set(messages)].join(" "));
}
