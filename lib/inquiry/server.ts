import "server-only";
import { cachedRead } from "@/lib/cache/cached-read";
import { InquiryDetail, InquiryList, InquiryUnits } from "@/lib/contract/inquiry";
import { send } from "@/lib/http/gateway";
import { readOrUndefined } from "@/lib/http/reads";
import { getAccessToken, sendAsMember } from "@/lib/session/server";
import { type UnitOption, unitOptions } from "./index";

/** The units of specification 12.7. The live list wins; a unit that has no Spanish name here is shown as it came. */
export const getUnits = cachedRead(
  ["units"],
  async (): Promise<UnitOption[]> => unitOptions((await send(InquiryUnits, {})).data),
);

/** How many requests a page of the member's list holds. */
export const INQUIRY_PAGE_SIZE = 10;

/** A page of the member's requests; a guest is led to the login. */
export const listInquiries = (query: { status?: string; keyword?: string; currPage: number }) =>
  sendAsMember(InquiryList, { query: { ...query, pageSize: INQUIRY_PAGE_SIZE } });

/** How many of the member's requests have offers that nobody has accepted yet. */
export async function getQuotedCount(): Promise<number> {
  return (await sendAsMember(InquiryList, { query: { status: "quoted", currPage: 1, pageSize: 1 } })).total;
}

/** One of the member's requests, for the member area. Throws GatewayError 404 for anybody else's. */
export const getInquiry = (id: string) => sendAsMember(InquiryDetail, { params: { id } });

/** The request that its owner wants to complete; nothing for a guest, for whom it is not there. */
export async function getInquiryToComplete(id: string) {
  const token = await getAccessToken();
  return token && id ? readOrUndefined(send(InquiryDetail, { params: { id } }, { token })) : undefined;
}
