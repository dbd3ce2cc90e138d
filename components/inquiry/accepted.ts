import { withNote } from "@/lib/form/note";
import { routes } from "@/lib/routes";

export const orderLinkId = (offerId: string) => `pedir-${offerId}`;

/** Address after accepting: the browser loads it anew, and scrolls to the link and focuses it. */
export const acceptedHref = (inquiryId: string, offerId: string) =>
  `${withNote(routes.quotation(inquiryId), { accepted: offerId })}#${orderLinkId(offerId)}`;
