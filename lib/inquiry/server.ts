import "server-only";
import { cachedRead } from "@/lib/cache/cached-read";
import { InquiryDetail, InquiryList, InquiryUnits } from "@/lib/contract/inquiry";
import { send } from "@/lib/http/gateway";
import { readOrUndefined } from "@/lib/http/reads";
import { getAccessToken, sendAsMember } from "@/lib/session/server";
import { type UnitOption, unitOptions } from "@/lib/unit";

/** Units of the gateway's list; where it cannot be read, callers take `KNOWN_UNITS` (specification 12.7). */
export const getUnits = cachedRead(
  ["units"],
  async (): Promise<UnitOption[]> => unitOptions((await send(InquiryUnits, {})).data),
);

export const INQUIRY_PAGE_SIZE = 10;

export const listInquiries = (query: { status?: string; keyword?: string; team?: string; currPage: number }) =>
  sendAsMember(InquiryList, { query: { ...query, pageSize: INQUIRY_PAGE_SIZE } });

export async function getQuotedCount(): Promise<number> {
  return (await sendAsMember(InquiryList, { query: { status: "quoted", currPage: 1, pageSize: 1 } })).total;
}

/** How many of the newest accepted inquiries, up to a page of them, have an offer without an order. */
export async function getOffersToOrderCount(): Promise<number> {
  const { records } = await listInquiries({ status: "accepted", currPage: 1 });
  return records.filter(({ offer_to_order: offer }) => offer).length;
}

/** @throws GatewayError 404 for an inquiry that is neither the member's nor their team's */
export const getInquiry = (id: string) => sendAsMember(InquiryDetail, { params: { id } });

/** Undefined for guests, and for inquiries that are neither the member's nor their team's. */
export async function getUnfinishedInquiry(id: string) {
  const token = await getAccessToken();
  return token && id ? readOrUndefined(send(InquiryDetail, { params: { id } }, { token })) : undefined;
}
