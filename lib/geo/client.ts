import { preload } from "swr";
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

/** The list for use outside of rendering. Shares its request with `useCountries`. @throws GatewayUnreachable */
export const loadCountries = () => preload(COUNTRIES_FILE, getCountries);

/** The list is read once per page. `mutate` tries again after a failure. */
export const useCountries = () => useSWRImmutable(COUNTRIES_FILE, getCountries, { shouldRetryOnError: false });

const getTowns = async ([, parent_id]: [string, string]) => (await ask(AreaList, { query: { parent_id } })).data;

/** Municipalities of a department, its capital first. */
export const useTowns = (department: string) => useSWRImmutable(["towns", department], getTowns, { shouldRetryOnError: false });
