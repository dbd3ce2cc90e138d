import "server-only";
import { AddressList } from "@/lib/contract/address";
import { InquiryDetail } from "@/lib/contract/inquiry";
import { NoticeDetail } from "@/lib/contract/notice";
import { ForeignAccountDetail } from "@/lib/contract/payment";
import { found } from "./found";
import { send } from "./gateway";

type Asked = { id: string; token: string };

const findAddress = async ({ id, token }: Asked) => {
  const { data } = await send(AddressList, {}, { token });
  return data.find((address) => address.id === id);
};

/** The sections of the member area whose pages are about one thing, by their segment of the address. */
const THINGS = new Map<string, (asked: Asked) => Promise<unknown>>([
  ["Address", findAddress],
  ["FAM", ({ id, token }) => send(ForeignAccountDetail, { params: { id } }, { token })],
  ["Messages", ({ id, token }) => send(NoticeDetail, { params: { id } }, { token })],
  ["RFQs", ({ id, token }) => send(InquiryDetail, { params: { id } }, { token })],
]);

/** The segment under which a section makes a new thing. */
const NEW = "new";

/**
 * Whether the member who asks has what a page is about; also true for pages about nothing single, and while the gateway cannot
 * tell: the page says so then. Nothing is remembered, as the answer is each member's own.
 */
export async function isMembers(section: string | undefined, id: string | undefined, token: string): Promise<boolean> {
  const ask = THINGS.get(section ?? "");
  if (!ask || id === undefined || id === NEW) return true;
  try {
    return (await found(ask({ id: decodeURIComponent(id), token }))) !== undefined;
  } catch (error) {
    if (error instanceof URIError) return false;
    console.warn(`existence of ${section} of a member unknown:`, error);
    return true;
  }
}
