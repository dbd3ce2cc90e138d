import { fill } from "@/lib/format";
import { includesFreight, lacksTransport, type Terms } from "@/lib/landing/terms";
import { text } from "@/lib/text";

const t = text.order;

export const landedNote = (terms: Terms) => (lacksTransport(terms) ? `${t.landedNote} ${t.landedExw}` : t.landedNote);

export const totalNote = (terms: Terms) => (includesFreight(terms) && terms ? fill(t.totalTermsOf, { terms }) : t.totalTerms);
