import "server-only";
import { AddressList } from "@/lib/contract/address";
import { InquiryDetail } from "@/lib/contract/inquiry";
import { LegacyOrderShow } from "@/lib/contract/legacy-order";
import { NoticeDetail } from "@/lib/contract/notice";
import { OrderDetail } from "@/lib/contract/order";
import { ForeignAccountDetail } from "@/lib/contract/payment";
import { found } from "./found";
import { send } from "./gateway";

type Asked = { id: string; token: string };

const findAddress = async ({ id, token }: Asked) => {
  const { data } = await send(AddressList, {}, { token });
  return data.find((address) => address.id === id);
};

/** An order of either family: links of messages and payments name none. */
const findOrder = async ({ id, token }: Asked) => {
  const query = { orderNo: id };
  return (await found(send(OrderDetail, { query }, { token }))) ?? send(LegacyOrderShow, { query }, { token });
};

/** The sections of the member area whose pages are about one thing, by their segment of the address. */
const THINGS = new Map<string, (asked: Asked) => Promise<unknown>>([
  ["Address", findAddress],
  ["FAM", ({ id, token }) => send(ForeignAccountDetail, { params: { id } }, { token })],
  ["Messages", ({ id, token }) => send(NoticeDetail, { params: { id } }, { token })],
  ["Orders", findOrder],
  ["RFQs", ({ id, token }) => send(InquiryDetail, { params: { id } }, { token })],
]);

/** Segments in the place of an identifier: where a section makes a new thing, and the list of orders as a file. */
const NOT_IDS = new Set(["new", "pedidos.csv"]);

/**
 * Whether the member who asks has what a page is about; also true for pages about nothing single, and while the gateway cannot
 * tell: the page says so then. Nothing is remembered, as the answer is each member's own.
 */
export async function isMembers(section: string | undefined, id: string | undefined, token: string): Promise<boolean> {
  const ask = THINGS.get(section ?? "");
  if (!ask || id === undefined || NOT_IDS.has(id)) return true;
  try {
    return (await found(ask({ id: decodeURIComponent(id), token }))) !== undefined;
  } catch (error) {
    if (error instanceof URIError) return false;
    console.warn(`existence of ${section} of a member unknown:`, error);
    return true;
  }
}
