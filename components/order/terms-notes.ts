import { fill } from "@/lib/format";
import { includesFreight, lacksTransport } from "@/lib/landing/terms";
import { text } from "@/lib/text";

const t = text.order;

/** `terms`: Incoterm of the accepted offer that an order came from; without one the prices are FOB. */
type Terms = string | null | undefined;

/** What the estimate of a landed cost has, and lacks at an EXW price. */
export const landedNote = (terms: Terms) => (lacksTransport(terms) ? `${t.landedNote} ${t.landedExw}` : t.landedNote);

/** What an order's total does not include. */
export const totalNote = (terms: Terms) => (includesFreight(terms) && terms ? fill(t.totalTermsOf, { terms }) : t.totalTerms);
