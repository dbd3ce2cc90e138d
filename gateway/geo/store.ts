import type { Area, AreaCode, Country } from "../../lib/contract/geo.ts";
import { notFound } from "../refusal.ts";
import countries from "./countries.json" with { type: "json" };
// DIVIPOLA of 2024, the official list of departments and municipalities. Of each department the capital comes first, the others by name.
import departments from "./departments.json" with { type: "json" };

type Language = "en" | "es";

const COLOMBIA = "CO";

function nameCountries(language: Language) {
  const names = new Intl.DisplayNames([language], { type: "region" });
  const byName = new Intl.Collator(language).compare;
  return countries
    .map(({ code, calling }) => ({ code, calling, name: names.of(code) ?? code }))
    .sort((one, other) => Number(other.code === COLOMBIA) - Number(one.code === COLOMBIA) || byName(one.name, other.name));
}

const COUNTRIES = { en: nameCountries("en"), es: nameCountries("es") };

/** Countries with a calling code, Colombia first. The codes are those of ISO 3166-1, and `XK` of Kosovo. */
export const listCountries = (language: Language): { data: Country[] } => ({
  data: COUNTRIES[language].map(({ code, name }) => ({ id: code, code, name })),
});

export const listAreaCodes = (): { data: AreaCode[] } => ({
  data: COUNTRIES.en.map(({ calling, name }) => ({ id: calling, name })),
});

/** Without `parentId`: all departments. With it: the municipalities of that department, none for a municipality, 404 for an unknown id. */
export function listAreas(parentId: string | undefined): { data: Area[] } {
  if (parentId === undefined) return { data: departments.map(({ id, name }) => ({ id, name })) };
  const department = departments.find(({ id }) => id === parentId);
  if (department) return { data: department.municipalities.map((town) => ({ ...town, parent_id: department.id })) };
  const isTown = departments.some(({ municipalities }) => municipalities.some(({ id }) => id === parentId));
  if (isTown) return { data: [] };
  throw notFound("No encontramos esa zona.");
}

/** Names by DIVIPOLA codes; undefined unless the municipality is the department's. */
export function findTown(departmentId: string, municipalityId: string): { department: string; municipality: string } | undefined {
  const department = departments.find(({ id }) => id === departmentId);
  const municipality = department?.municipalities.find(({ id }) => id === municipalityId);
  return department && municipality && { department: department.name, municipality: municipality.name };
}

export const isCountry = (code: string) => countries.some((country) => country.code === code);

export const isCallingCode = (calling: string) => countries.some((country) => country.calling === calling);
