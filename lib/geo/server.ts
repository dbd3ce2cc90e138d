import "server-only";
import { cachedRead } from "@/lib/cache/cached-read";
import { show } from "@/lib/cache/page-answer";
import { AreaCodeList, AreaList, CountryList, MemberCountries } from "@/lib/contract/geo";
import { send } from "@/lib/http/gateway";
import { withCallingCodes } from "./index";

/** The departments of Colombia, or the municipalities of one, its capital first. */
export async function getAreas(parentId?: string) {
  show("geo");
  const { data } = await send(AreaList, { query: parentId ? { parent_id: parentId } : {} });
  return data;
}

/** Countries, named in Spanish. */
export const getCountries = cachedRead(["geo"], async () => (await send(MemberCountries, {})).data);

/** The Spanish name of a country; its code where it has none. */
export async function getCountryName(code: string) {
  const countries = await getCountries();
  return countries.find((country) => country.code === code)?.name ?? code;
}

/** Countries with their calling codes (specification 10.1), named in Spanish. */
export const getCallingCodes = cachedRead(["geo"], async () => {
  const [spanish, english, calling] = await Promise.all([
    send(MemberCountries, {}),
    send(CountryList, {}),
    send(AreaCodeList, {}),
  ]);
  return withCallingCodes(spanish.data, english.data, calling.data);
});
