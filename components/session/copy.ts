import type messages from "@/messages/es.json";

export type SessionCopy = (typeof messages)["session"];

export function errorText(copy: SessionCopy, key: string | undefined): string | undefined {
  const errors: Record<string, string> = copy.errors;
  return key && (errors[key] ?? key);
}
