import useSWRImmutable from "swr/immutable";
import { z } from "zod";
import { GatewayUnreachable, unreachable } from "@/lib/http/errors";
import { COUNTRIES_FILE, type Country } from "./index";

const Countries = z.array(z.object({ code: z.string(), name: z.string(), calling: z.string() }));

/** Every country with its Spanish name and calling code. Throws GatewayUnreachable. */
export async function getCountries(): Promise<Country[]> {
  const response = await fetch(COUNTRIES_FILE).catch(unreachable(COUNTRIES_FILE));
  if (!response.ok) throw new GatewayUnreachable(COUNTRIES_FILE);
  return Countries.parse(await response.json());
}

/** The same, read once a page; `mutate` tries again after an error. */
export const useCountries = () => useSWRImmutable(COUNTRIES_FILE, getCountries, { shouldRetryOnError: false });
