import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { AreaCodeList, AreaList, CountryList, MemberCountries } from "@/lib/contract/geo";
import { send } from "@/lib/http/gateway";

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

/**
 * Countries by their Spanish names, Colombia first, each with its calling code. Calling codes are listed by English names
 * (SPEC.md section 7), so the English list of countries stands in between.
 */
export async function getCallingCodes() {
  "use cache";
  cacheLife("catalog");
  cacheTag("geo");
  const [spanish, english, calling] = await Promise.all([
    send(MemberCountries, {}),
    send(CountryList, {}),
    send(AreaCodeList, {}),
  ]);
  const englishNames = new Map(english.data.map(({ code, name }) => [code, name]));
  const callingCodes = new Map(calling.data.map(({ id, name }) => [name, id]));
  return spanish.data.map(({ code, name }) => ({ code, name, calling: callingCodes.get(englishNames.get(code) ?? "") ?? "" }));
}
