import type messages from "@/messages/es.json";

/** The copy of login and registration, as islands get it. */
export type SessionCopy = (typeof messages)["session"];

/** The sentence for a key that the form's rules name. */
export function problem(copy: SessionCopy, key: string | undefined): string | undefined {
  const errors: Record<string, string> = copy.errors;
  return key && (errors[key] ?? key);
}
