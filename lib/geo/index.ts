import type { AreaCode, Country as Named } from "@/lib/contract/geo";

/** A country as forms offer it: its Spanish name, its calling code without plus sign, empty where it has none. */
export type Country = { code: string; name: string; calling: string };

/**
 * Countries by their Spanish names, Colombia first, each with its calling code. Calling codes are listed by English names
 * (specification 10.2), so the English list of countries stands in between.
 */
export function withCallingCodes(spanish: Named[], english: Named[], calling: AreaCode[]): Country[] {
  const englishNames = new Map(english.map(({ code, name }) => [code, name]));
  const callingCodes = new Map(calling.map(({ id, name }) => [name, id]));
  return spanish.map(({ code, name }) => ({ code, name, calling: callingCodes.get(englishNames.get(code) ?? "") ?? "" }));
}
