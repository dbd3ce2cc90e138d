import type { Offer } from "@/lib/contract/inquiry";
import { withNote } from "@/lib/form/note";
import { routes } from "@/lib/routes";
import { mayDoWith, type OfTeam } from "@/lib/team";
import { text } from "@/lib/text";

export const orderLinkId = (offerId: string) => `pedir-${offerId}`;

/** URL after accepting. Its query differs, so the browser loads the page again; the fragment leads to the link that orders the offer. */
export const acceptedHref = (inquiryId: string, offerId: string) =>
  `${withNote(routes.quotation(inquiryId), { accepted: offerId })}#${orderLinkId(offerId)}`;

/** The link of an accepted offer: to order it or, once ordered, to its order. Undefined if its order was deleted or a role forbids ordering. */
export function nextOrderStep(inquiry: OfTeam, { id, order }: Pick<Offer, "id" | "order">) {
  if (order) return order.is_deleted ? undefined : { href: routes.order(order.orderNo), label: text.inquiry.detail.seeOrder };
  return mayDoWith(inquiry, "order") ? { href: routes.orderOfOffer(id), label: text.inquiry.detail.order } : undefined;
}
