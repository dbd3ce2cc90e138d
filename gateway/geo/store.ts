import type { Area, AreaCode, Country } from "../../lib/contract/geo.ts";
import { notFound } from "../refusal.ts";
import countries from "./countries.json" with { type: "json" };
// All departments and municipalities, areas not municipalised included, with the codes of DANE's DIVIPOLA (División
// político-administrativa de Colombia), as of 2024; each department begins with its capital, the rest goes by name.
import departments from "./departments.json" with { type: "json" };

type Language = "en" | "es";

const COLOMBIA = "CO";

function named(language: Language) {
  const names = new Intl.DisplayNames([language], { type: "region" });
  const byName = new Intl.Collator(language).compare;
  return countries
    .map(({ code, calling }) => ({ code, calling, name: names.of(code) ?? code }))
    .sort((one, other) => Number(other.code === COLOMBIA) - Number(one.code === COLOMBIA) || byName(one.name, other.name));
}

const NAMED = { en: named("en"), es: named("es") };

/** Countries and territories of ISO 3166-1 with a calling code, Colombia first, the others by name. */
export const countryList = (language: Language): { data: Country[] } => ({
  data: NAMED[language].map(({ code, name }) => ({ id: code, code, name })),
});

/** Calling codes in the same order; countries that share one each have their own line. */
export const areaCodes = (): { data: AreaCode[] } => ({
  data: NAMED.en.map(({ calling, name }) => ({ id: calling, name })),
});

/** The departments of Colombia, or the municipalities of one; 404 for anything else. A municipality has none below. */
export function areas(parentId: string | undefined): { data: Area[] } {
  if (parentId === undefined) return { data: departments.map(({ id, name }) => ({ id, name })) };
  const department = departments.find(({ id }) => id === parentId);
  if (department) return { data: department.municipalities.map((town) => ({ ...town, parent_id: department.id })) };
  const isTown = departments.some(({ municipalities }) => municipalities.some(({ id }) => id === parentId));
  if (isTown) return { data: [] };
  throw notFound("No encontramos esa zona.");
}

/** Names of a municipality and its department by their DIVIPOLA codes; nothing where the one is not in the other. */
export function townOf(departmentId: string, municipalityId: string): { department: string; municipality: string } | undefined {
  const department = departments.find(({ id }) => id === departmentId);
  const municipality = department?.municipalities.find(({ id }) => id === municipalityId);
  return department && municipality && { department: department.name, municipality: municipality.name };
}

/** Whether a country of ISO 3166-1 has that alpha-2 code. */
export const isCountry = (code: string) => countries.some((country) => country.code === code);

/** Whether some country is called with that code. */
export const isCallingCode = (calling: string) => countries.some((country) => country.calling === calling);
