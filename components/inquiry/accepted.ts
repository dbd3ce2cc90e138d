import { withNote } from "@/lib/form/note";
import { routes } from "@/lib/routes";

export const orderLinkId = (offerId: string) => `pedir-${offerId}`;

/** URL after accepting. Its query differs, so the browser loads the page again; the fragment leads to the link that orders the offer. */
export const acceptedHref = (inquiryId: string, offerId: string) =>
  `${withNote(routes.quotation(inquiryId), { accepted: offerId })}#${orderLinkId(offerId)}`;
