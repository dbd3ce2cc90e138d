import type { text } from "@/lib/text";

export type AccountCopy = (typeof text)["account"];

export function errorText(copy: AccountCopy, key: string | undefined): string | undefined {
  const errors: Record<string, string> = copy.errors;
  return key && (errors[key] ?? key);
}
