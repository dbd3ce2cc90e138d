import type messages from "@/messages/es.json";

/** The words of the door, as its islands get them. */
export type SessionWords = (typeof messages)["session"];

/** The sentence for a key that the form's rules name. */
export function problem(words: SessionWords, key: string | undefined): string | undefined {
  const errors: Record<string, string> = words.errors;
  return key && (errors[key] ?? key);
}
