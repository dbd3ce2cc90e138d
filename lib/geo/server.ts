import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { AreaCodeList, AreaList, CountryList, MemberCountries } from "@/lib/contract/geo";
import { send } from "@/lib/http/gateway";
import { withCallingCodes } from "./index";

/** Calling codes with their countries; SPEC.md section 3, area code item. */
export async function getAreaCodes() {
  "use cache";
  cacheLife("catalog");
  cacheTag("geo");
  const { data } = await send(AreaCodeList, {});
  return data;
}

/** The departments of Colombia, or the municipalities of one, its capital first. */
export async function getAreas(parentId?: string) {
  "use cache";
  cacheLife("catalog");
  cacheTag("geo");
  const { data } = await send(AreaList, { query: parentId ? { parent_id: parentId } : {} });
  return data;
}

/** Countries, named in Spanish. */
export async function getCountries() {
  "use cache";
  cacheLife("catalog");
  cacheTag("geo");
  const { data } = await send(MemberCountries, {});
  return data;
}

/** The Spanish name of a country; its code where it has none. */
export async function getCountryName(code: string) {
  "use cache";
  cacheLife("catalog");
  cacheTag("geo");
  const countries = await getCountries();
  return countries.find((country) => country.code === code)?.name ?? code;
}

/** Countries with their calling codes. */
export async function getCallingCodes() {
  "use cache";
  cacheLife("catalog");
  cacheTag("geo");
  const [spanish, english, calling] = await Promise.all([
    send(MemberCountries, {}),
    send(CountryList, {}),
    send(AreaCodeList, {}),
  ]);
  return withCallingCodes(spanish.data, english.data, calling.data);
}
