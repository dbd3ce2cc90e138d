import { fill } from "@/lib/format";
import { includesFreight, lacksTransport } from "@/lib/landing/terms";
import { text } from "@/lib/text";

const t = text.order;

/** `terms`: Incoterm of the accepted offer that an order came from; without one the prices are FOB. */
type Terms = string | null | undefined;

export const landedNote = (terms: Terms) => (lacksTransport(terms) ? `${t.landedNote} ${t.landedExw}` : t.landedNote);

export const totalNote = (terms: Terms) => (includesFreight(terms) && terms ? fill(t.totalTermsOf, { terms }) : t.totalTerms);
