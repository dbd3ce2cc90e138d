import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { AreaCodeList } from "@/lib/contract/geo";
import { send } from "@/lib/http/gateway";

/** Calling codes with their countries; SPEC.md section 3, area code item. */
export async function getAreaCodes() {
  "use cache";
  cacheLife("catalog");
  cacheTag("geo");
  const { data } = await send(AreaCodeList, {});
  return data;
}
