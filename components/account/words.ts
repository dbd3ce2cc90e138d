import type { text } from "@/lib/text";

/** The words of the account settings, as islands get them. */
export type AccountWords = (typeof text)["account"];

/** The sentence for a key that a form's schema names. */
export function problem(words: AccountWords, key: string | undefined): string | undefined {
  const errors: Record<string, string> = words.errors;
  return key && (errors[key] ?? key);
}
