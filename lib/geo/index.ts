import type { AreaCode, Country as Named } from "@/lib/contract/geo";

/** A country as forms offer it: its Spanish name, its calling code without plus sign, empty where it has none. */
export type Country = { code: string; name: string; calling: string };

/** The file with every country, which forms share. */
export const COUNTRIES_FILE = "/countries.json";

/** Where the list of calling codes does not come, which specification 10.1 passes over in silence. */
export const COLOMBIA: Country = { code: "CO", name: "Colombia", calling: "57" };

/** Where most buyers call from: what forms offer before the list of every country comes. */
const NEAR = new Set(["CO", "VE", "EC", "PE", "PA", "BR", "CL", "CR", "MX", "US", "ES"]);

/**
 * Countries by their Spanish names, Colombia first, each with its calling code. Calling codes are listed by English names
 * (specification 10.2), so the English list of countries stands in between.
 */
export function withCallingCodes(spanish: Named[], english: Named[], calling: AreaCode[]): Country[] {
  const englishNames = new Map(english.map(({ code, name }) => [code, name]));
  const callingCodes = new Map(calling.map(({ id, name }) => [name, id]));
  return spanish.map(({ code, name }) => ({ code, name, calling: callingCodes.get(englishNames.get(code) ?? "") ?? "" }));
}

/** Those of them that a form offers at first; Colombia alone where there are none. */
export function nearCountries(countries: Country[] | undefined): Country[] {
  const near = countries?.filter(({ code, calling }) => calling !== "" && NEAR.has(code)) ?? [];
  return near.length > 0 ? near : [COLOMBIA];
}

/** What a list of calling codes offers: those that there are, and the chosen one where it is not among them yet. */
export function callingChoices(countries: Country[], chosen: string): Country[] {
  const callable = countries.filter(({ calling }) => calling !== "");
  const isOffered = chosen === "" || callable.some(({ calling }) => calling === chosen);
  return isOffered ? callable : [...callable, { code: chosen, name: "", calling: chosen }];
}
