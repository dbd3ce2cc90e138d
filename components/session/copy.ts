import type messages from "@/messages/es.json";

export type SessionCopy = (typeof messages)["session"];

export function errorText(copy: SessionCopy, key: string | undefined, needsCode = false): string | undefined {
  const errors: Record<string, string> = copy.errors;
  if (key === "code" && needsCode) return errors.codeUnsent;
  return key && (errors[key] ?? key);
}
