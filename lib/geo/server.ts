import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { AreaCodeList, AreaList, MemberCountries } from "@/lib/contract/geo";
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
