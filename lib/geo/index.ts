import type { AreaCode, Country as NamedCountry } from "@/lib/contract/geo";

/** `calling`: without plus sign, empty when unknown. */
export type Country = { code: string; name: string; calling: string };

export const COUNTRIES_FILE = "/countries.json";

/** Offered alone if the list cannot be read (specification 10.1). */
export const COLOMBIA: Country = { code: "CO", name: "Colombia", calling: "57" };

/** Countries that are offered before the full list is loaded. */
const NEAR = new Set(["CO", "VE", "EC", "PE", "PA", "BR", "CL", "CR", "MX", "US", "ES"]);

/** Adds calling codes to the countries. Codes are listed by the countries' English names (specification 10.2), hence `english`. */
export function withCallingCodes(spanish: NamedCountry[], english: NamedCountry[], calling: AreaCode[]): Country[] {
  const englishNames = new Map(english.map(({ code, name }) => [code, name]));
  const callingCodes = new Map(calling.map(({ id, name }) => [name, id]));
  return spanish.map(({ code, name }) => ({ code, name, calling: callingCodes.get(englishNames.get(code) ?? "") ?? "" }));
}

export function nearCountries(countries: Country[] | undefined): Country[] {
  const near = countries?.filter(({ code, calling }) => calling !== "" && NEAR.has(code)) ?? [];
  return near.length > 0 ? near : [COLOMBIA];
}

export function callingChoices(countries: Country[], chosen: string): Country[] {
  const callable = countries.filter(({ calling }) => calling !== "");
  const isOffered = chosen === "" || callable.some(({ calling }) => calling === chosen);
  return isOffered ? callable : [...callable, { code: chosen, name: "", calling: chosen }];
}
