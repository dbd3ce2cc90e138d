import { firstQuantity } from "../../lib/contract/quantity.ts";
import units from "../../lib/contract/units.json" with { type: "json" };
import { between, pick, seeded } from "../media/seeded.ts";
import { unitsText } from "../product/seed-units.ts";
import type { Candidate } from "./candidates.ts";
import { type Offered, orderQuantity, unitContent } from "./quantity.ts";

/** Arrival of staged offers, in seconds after the inquiry. */
export const ARRIVALS_SECONDS = [2, 5, 20, 60, 120] as const;

const VALID_DAYS = 15;
const DAY_MS = 86_400_000;

const TERMS = ["FOB", "FOB", "EXW"] as const;
const LEAD_DAYS = { from: 7, to: 35 } as const;
const SPREAD = 0.06;

export type OfferRequest = {
  name: string;
  quantity?: number | undefined;
  unit: string;
  trade_terms?: string | undefined;
  created_at: string;
};

const unitName = (singular: string) => (units.find((unit) => unit.singular === singular)?.es ?? singular).toLowerCase();

function catalogPrice({ price, tiers }: Candidate, quantity: number): number {
  return tiers.findLast((tier) => tier.quantity <= quantity)?.price ?? price;
}

function noteFor({ quantity, unit: wantedUnit, trade_terms: asked }: OfferRequest, offered: Offered, terms: string) {
  const { unit, min_quantity } = offered;
  const neededQuantity = orderQuantity({ quantity, unit: wantedUnit }, { ...offered, min_quantity: 0 });
  return [
    unit !== wantedUnit && `El precio es por ${unitName(unit)}; usted lo pidió por ${unitName(wantedUnit)}.`,
    neededQuantity !== undefined && neededQuantity < min_quantity && `Vendemos desde ${unitsText(min_quantity, unit)}.`,
    asked && asked !== terms && `Ofrecemos ${terms}; lo que ${asked} agrega se cotiza aparte.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Simulated offers: the same for the same name, quantity and shop. */
export function offersFor(request: OfferRequest, candidates: Candidate[]) {
  const askedAt = Date.parse(request.created_at);
  return candidates.slice(0, ARRIVALS_SECONDS.length).map((candidate, index) => {
    const random = seeded(`${request.name} ${request.quantity ?? ""} ${candidate.shop_id}`);
    const terms = pick(random, TERMS);
    const { unit, step } = candidate;
    const min_quantity = firstQuantity({ minimum: candidate.min_quantity, step });
    const offered = { unit, min_quantity, step, unit_content: unitContent(candidate.attributes) };
    const counted = orderQuantity(request, offered) ?? min_quantity;
    const price = catalogPrice(candidate, counted) * between(random, 1 - SPREAD, 1 + SPREAD);
    const arrives = askedAt + (ARRIVALS_SECONDS[index] ?? 0) * 1000;
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
      unit_content: offered.unit_content ?? null,
      unit_price: Math.max(0.01, Math.round(price * 100) / 100),
      lead_time_days: Math.round(between(random, LEAD_DAYS.from, LEAD_DAYS.to)),
      trade_terms: terms,
      note: noteFor(request, offered, terms),
      arrives_at: new Date(arrives).toISOString(),
      valid_until: new Date(arrives + VALID_DAYS * DAY_MS).toISOString(),
    };
  });
}
