import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { InquiryDetail, InquiryList, InquiryUnits } from "@/lib/contract/inquiry";
import units from "@/lib/contract/units.json";
import { send } from "@/lib/http/gateway";
import { getAccessToken } from "@/lib/session/server";

/** A unit as a list offers it: the wire name, and how it is called in Spanish. */
export type UnitOption = { value: string; label: string };

const spanish = new Map(units.map(({ singular, es }) => [singular, es]));

/** The units of SPEC.md section 3. The live list wins; a unit that has no Spanish name here is shown as it came. */
export async function getUnits(): Promise<UnitOption[]> {
  "use cache";
  cacheLife("catalog");
  cacheTag("units");
  const { data } = await send(InquiryUnits, {});
  return data.map(({ singular }) => ({ value: singular, label: spanish.get(singular) ?? singular }));
}

/** The units without asking, for when the gateway cannot be. */
export const KNOWN_UNITS: UnitOption[] = units.map(({ singular, es }) => ({ value: singular, label: es }));

/** How many requests a page of the member's list holds. */
export const INQUIRY_PAGE_SIZE = 10;

/** A page of the member's requests. */
export async function listInquiries(query: { status?: string; keyword?: string; currPage: number }) {
  const token = await getAccessToken();
  return send(InquiryList, { query: { ...query, pageSize: INQUIRY_PAGE_SIZE } }, { ...(token && { token }) });
}

/** One of the member's requests. Throws GatewayError 404 for anybody else's. */
export async function getInquiry(id: string) {
  const token = await getAccessToken();
  return send(InquiryDetail, { params: { id } }, { ...(token && { token }) });
}
