import useSWRImmutable from "swr/immutable";
import { z } from "zod";
import { AreaList } from "@/lib/contract/geo";
import { ask } from "@/lib/http/browser";
import { GatewayUnreachable, unreachable } from "@/lib/http/errors";
import { COUNTRIES_FILE, type Country } from "./index";

const Countries = z.array(z.object({ code: z.string(), name: z.string(), calling: z.string() }));

/** @throws GatewayUnreachable */
async function getCountries(): Promise<Country[]> {
  const response = await fetch(COUNTRIES_FILE).catch(unreachable(COUNTRIES_FILE));
  if (!response.ok) throw new GatewayUnreachable(COUNTRIES_FILE);
  return Countries.parse(await response.json());
}

let countries: Promise<Country[]> | undefined;

/** The list is read once per page; after a failure, at the next call. @throws GatewayUnreachable */
export function loadCountries(): Promise<Country[]> {
  countries ??= getCountries().catch((error) => {
    countries = undefined;
    throw error;
  });
  return countries;
}

/** `mutate` tries again after a failure. */
export const useCountries = () => useSWRImmutable(COUNTRIES_FILE, loadCountries, { shouldRetryOnError: false });

const getTowns = async ([, parent_id]: [string, string]) => (await ask(AreaList, { query: { parent_id } })).data;

/** Municipalities of a department, its capital first. */
export const useTowns = (department: string) => useSWRImmutable(["towns", department], getTowns, { shouldRetryOnError: false });
