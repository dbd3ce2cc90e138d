import { priceAt } from "../../lib/contract/price.ts";
import { smallestQuantity } from "../../lib/contract/quantity.ts";
import units from "../../lib/contract/units.json" with { type: "json" };
import { between, pick, seeded } from "../media/seeded.ts";
import { roundToCents } from "../money.ts";
import { unitsText } from "../product/seed-units.ts";
import type { OfferCandidate } from "./candidates.ts";
import { type OfferUnit, orderQuantity, unitContent } from "./quantity.ts";

/** When each offer arrives, in seconds after the inquiry. */
export const ARRIVALS_SECONDS = [2, 5, 20, 60, 120] as const;

const VALID_DAYS = 15;
const DAY_MS = 86_400_000;
/** FOB twice: it is offered more often. */
const TRADE_TERMS = ["FOB", "FOB", "EXW"] as const;
const LEAD_DAYS = { from: 7, to: 35 } as const;
const PRICE_SPREAD = 0.06;

export type OfferRequest = {
  name: string;
  quantity?: number | undefined;
  unit: string;
  trade_terms?: string | undefined;
  created_at: string;
};

/** One offer per candidate, since no shop answers on the staging gateway. The same request gets the same offers again. */
export function simulateOffers(request: OfferRequest, candidates: OfferCandidate[]) {
  const requestedAt = Date.parse(request.created_at);
  return candidates.slice(0, ARRIVALS_SECONDS.length).map((candidate, index) => {
    const random = seeded(`${request.name} ${request.quantity ?? ""} ${candidate.shop_id}`);
    const terms = pick(random, TRADE_TERMS);
    const { unit, step } = candidate;
    const min_quantity = smallestQuantity({ minimum: candidate.min_quantity, step });
    const offerUnit = { unit, min_quantity, step, unit_content: unitContent(candidate.attributes) };
    const quantity = orderQuantity(request, offerUnit) ?? min_quantity;
    const price = priceAt(candidate, quantity).unit * between(random, 1 - PRICE_SPREAD, 1 + PRICE_SPREAD);
    const arrivesAt = requestedAt + (ARRIVALS_SECONDS[index] ?? 0) * 1000;
    const { product_id, product_name, shop_id, shop_name, picture = null } = candidate;
    return {
      product_id,
      product_name,
      shop_id,
      shop_name,
      picture,
      unit,
      min_quantity,
      step: step ?? null,
      unit_content: offerUnit.unit_content ?? null,
      unit_price: roundToCents(price),
      lead_time_days: Math.round(between(random, LEAD_DAYS.from, LEAD_DAYS.to)),
      trade_terms: terms,
      note: differencesText(request, offerUnit, terms),
      arrives_at: new Date(arrivesAt).toISOString(),
      valid_until: new Date(arrivesAt + VALID_DAYS * DAY_MS).toISOString(),
    };
  });
}

function differencesText(request: OfferRequest, offerUnit: OfferUnit, terms: string): string {
  const { unit: requestedUnit, trade_terms: requestedTerms } = request;
  const { unit, min_quantity: minimum } = offerUnit;
  const requestedQuantity = orderQuantity(request, { ...offerUnit, min_quantity: 0 });
  return [
    unit !== requestedUnit && `El precio es por ${spanishUnit(unit)}; usted lo pidió por ${spanishUnit(requestedUnit)}.`,
    requestedQuantity !== undefined && requestedQuantity < minimum && `Vendemos desde ${unitsText(minimum, unit)}.`,
    requestedTerms && requestedTerms !== terms && `Ofrecemos ${terms}; lo que ${requestedTerms} agrega se cotiza aparte.`,
  ]
    .filter(Boolean)
    .join(" ");
}

const spanishUnit = (singular: string) => (units.find((unit) => unit.singular === singular)?.es ?? singular).toLowerCase();
