import type { AgreedOffer } from "@/lib/contract/agreed-offer";
import { plural } from "@/lib/format";
import type { text } from "@/lib/text";

type Copy = (typeof text)["order"]["agreed"];

/** Facts of an accepted offer. Details that only repeat the name are left out, as in the quick form. */
export function agreedFacts(agreed: AgreedOffer, t: Copy): { label: string; value: string }[] {
  const { name, details, note, lead_time_days: days, trade_terms: terms = "" } = agreed;
  const facts = [
    { label: t.goods, value: name },
    { label: t.details, value: details === name ? "" : details },
    { label: t.leadTime, value: days === undefined ? "" : plural(t.days, days) },
    { label: t.terms, value: terms },
    { label: t.note, value: note },
  ];
  return facts.filter(({ value }) => value !== "");
}
