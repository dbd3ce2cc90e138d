import useSWRImmutable from "swr/immutable";
import { z } from "zod";
import { GatewayUnreachable, unreachable } from "@/lib/http/errors";
import { COUNTRIES_FILE, type Country } from "./index";

const Countries = z.array(z.object({ code: z.string(), name: z.string(), calling: z.string() }));

/** @throws GatewayUnreachable */
export async function getCountries(): Promise<Country[]> {
  const response = await fetch(COUNTRIES_FILE).catch(unreachable(COUNTRIES_FILE));
  if (!response.ok) throw new GatewayUnreachable(COUNTRIES_FILE);
  return Countries.parse(await response.json());
}

/** Read once per page; `mutate` retries. */
export const useCountries = () => useSWRImmutable(COUNTRIES_FILE, getCountries, { shouldRetryOnError: false });
