import { phoneLabel } from "@/lib/address/phone";
import { amountLabel, lookUp, plural, wordFor } from "@/lib/format";
import later from "@/messages/later.json";

const t = later.inquiry;

export type Fact = { label: string; value: string };

type TextField =
  | "sourcing_type"
  | "sourcing_purpose"
  | "currency_unit"
  | "trade_terms"
  | "shipping_method"
  | "destination"
  | "email"
  | "country_code"
  | "phone"
  | "whatsapp";

type Request = { [Name in TextField]?: string | undefined } & {
  levels: (string | undefined)[];
  details: string;
  max_budget?: number | undefined;
  lead_time_ship_days?: number | undefined;
};

export const isKnownFact = ({ value }: Fact): boolean => value.trim() !== "";

function termLabel(term: string): string {
  const known = lookUp(t.termNames, term);
  return known ? `${term} · ${known.title}` : term;
}

/** What a request tells beside goods and quantity. A fact that it does not tell has an empty value. */
export function requestFacts(request: Request): Fact[] {
  const { max_budget: budget, lead_time_ship_days: days, country_code: code, phone = "" } = request;
  return [
    { label: t.level1, value: request.levels.filter(Boolean).join(" › ") },
    { label: t.details, value: request.details },
    { label: t.sourcingType, value: wordFor(t.sourcingTypes, request.sourcing_type ?? "") },
    { label: t.sourcingPurpose, value: wordFor(t.sourcingPurposes, request.sourcing_purpose ?? "") },
    { label: t.budget, value: budget === undefined ? "" : amountLabel(budget, request.currency_unit ?? "") },
    { label: t.terms, value: termLabel(request.trade_terms ?? "") },
    { label: t.shipping, value: wordFor(t.shippingMethods, request.shipping_method ?? "") },
    { label: t.destination, value: request.destination ?? "" },
    { label: t.lead_time, value: days === undefined ? "" : plural(t.days, days) },
    { label: t.email, value: request.email ?? "" },
    { label: t.phone, value: phone && code && !phone.startsWith("+") ? phoneLabel(code, phone) : phone },
    { label: t.whatsapp, value: request.whatsapp ?? "" },
  ];
}
