import "server-only";
import { cachedRead } from "@/lib/cache/cached-read";
import { tagPage } from "@/lib/cache/render-context";
import { AreaCodeList, AreaList, CountryList, MemberCountries } from "@/lib/contract/geo";
import { send } from "@/lib/http/gateway";
import { withCallingCodes } from "./index";

export async function getAreas(parentId?: string) {
  tagPage("geo");
  const { data } = await send(AreaList, { query: parentId ? { parent_id: parentId } : {} });
  return data;
}

export const getCountries = cachedRead(["geo"], async () => (await send(MemberCountries, {})).data);

export async function getCountryName(code: string) {
  const countries = await getCountries();
  return countries.find((country) => country.code === code)?.name ?? code;
}

export const getCallingCodes = cachedRead(["geo"], async () => {
  const [spanish, english, calling] = await Promise.all([
    send(MemberCountries, {}),
    send(CountryList, {}),
    send(AreaCodeList, {}),
  ]);
  return withCallingCodes(spanish.data, english.data, calling.data);
});
