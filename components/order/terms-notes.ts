import { fill } from "@/lib/format";
import { includesFreight, lacksTransport, type Terms } from "@/lib/landing/terms";
import { text } from "@/lib/text";

const t = text.order;

/** `address`: names its city where that is a principal one, to which the estimate counts the road. */
export function landedNote(terms: Terms, address = "") {
  const city = t.mainCities.find((one) => address.includes(`, ${one}`)) ?? t.mainCity;
  const note = t.landedNote.replace(t.mainCity, city);
  return lacksTransport(terms) ? `${note} ${t.landedExw}` : note;
}

export const totalNote = (terms: Terms) => (includesFreight(terms) && terms ? fill(t.totalTermsOf, { terms }) : t.totalTerms);
