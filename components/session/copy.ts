import type messages from "@/messages/es.json";

export type SessionCopy = (typeof messages)["session"];

/** `needsCode`: none was sent, so that there is no code to type yet. */
export function errorText(copy: SessionCopy, key: string | undefined, needsCode = false): string | undefined {
  const errors: Record<string, string> = copy.errors;
  if (key === "code" && needsCode) return errors.codeUnsent;
  return key && (errors[key] ?? key);
}
