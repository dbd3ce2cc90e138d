import type { text } from "@/lib/text";

/** The copy of the account settings, as islands get it. */
export type AccountCopy = (typeof text)["account"];

/** The sentence for a key that a form's schema names. */
export function problem(copy: AccountCopy, key: string | undefined): string | undefined {
  const errors: Record<string, string> = copy.errors;
  return key && (errors[key] ?? key);
}
