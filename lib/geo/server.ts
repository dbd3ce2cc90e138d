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

/** Calling codes with their countries in Spanish, as a form offers them: the code, and `Colombia (+57)`. */
export async function getCallingCodes(): Promise<{ value: string; label: string }[]> {
  "use cache";
  cacheLife("catalog");
  cacheTag("geo");
  const [codes, { data: english }, { data: spanish }] = await Promise.all([
    getAreaCodes(),
    send(CountryList, {}),
    send(MemberCountries, {}),
  ]);
  const codeOf = new Map(english.map(({ name, code }) => [name, code]));
  const nameOf = new Map(spanish.map(({ code, name }) => [code, name]));
  return codes.map(({ id, name }) => ({ value: id, label: `${nameOf.get(codeOf.get(name) ?? "") ?? name} (+${id})` }));
}
