import type { Offer } from "@/lib/contract/inquiry";
import { estimateLabel } from "@/lib/landing/estimate-label";
import { lacksTransport } from "@/lib/landing/terms";
import { unitCount } from "@/lib/unit";
import { offerLandedCost } from "./landed";

/** A quantity in words, with the number of pieces in a unit where it is known and the unit does not say it: `84 paquetes de 6 piezas`. */
export function offeredCount(count: number, { unit, unit_content: content }: Pick<Offer, "unit" | "unit_content">): string {
  const counted = unitCount(count, unit);
  return content && content > 1 && unit !== "Dozen" && unit !== "Pair" ? `${counted} de ${unitCount(content, "Piece")}` : counted;
}

export type OfferFact = "cheapest" | "landed" | "fastest" | "smallest";

const FACTS: { fact: Exclude<OfferFact, "landed">; valueIn: (offer: Offer) => number | undefined }[] = [
  { fact: "cheapest", valueIn: ({ unit_price }) => unit_price },
  { fact: "fastest", valueIn: ({ lead_time_days }) => lead_time_days },
  { fact: "smallest", valueIn: ({ min_quantity }) => min_quantity },
];

const isPartial = ({ trade_terms: terms }: Offer): boolean => lacksTransport(terms);

/** The offer with the lowest landed cost. Undefined where the cost of an offer is unknown, two look the same as they are written, or the lowest lacks a part that others have. */
function lowestLanded(openOrAccepted: Offer[]): Offer | undefined {
  if (openOrAccepted.length < 2 || !isComparable("landed", openOrAccepted)) return undefined;
  const costs = openOrAccepted.flatMap((offer) => {
    const cost = offerLandedCost(offer)?.each;
    return cost === undefined ? [] : [{ offer, cost }];
  });
  const [best, second] = costs.toSorted((one, other) => one.cost - other.cost);
  if (!best || !second || costs.length < openOrAccepted.length) return undefined;
  if (estimateLabel(best.cost) === estimateLabel(second.cost)) return undefined;
  return isPartial(best.offer) && !openOrAccepted.every(isPartial) ? undefined : best.offer;
}

/** By offer id: facts in which an open or accepted offer alone is the best of at least two. Prices are compared among offers with the same trade terms. */
export function offerFacts(offers: Offer[]): Map<string, OfferFact[]> {
  const openOrAccepted = offers.filter(({ status }) => status === "open" || status === "accepted");
  const facts = new Map<string, OfferFact[]>();
  for (const { fact, valueIn } of FACTS) {
    for (const group of fact === "cheapest" ? groupByTerms(openOrAccepted) : [openOrAccepted]) {
      if (!isComparable(fact, group)) continue;
      const offersWithValue = group.flatMap((offer) => {
        const value = valueIn(offer);
        return value === undefined ? [] : [{ id: offer.id, value }];
      });
      const [best, second] = offersWithValue.toSorted((one, other) => one.value - other.value);
      if (best && second && best.value < second.value) facts.set(best.id, [...(facts.get(best.id) ?? []), fact]);
    }
  }
  const landed = lowestLanded(openOrAccepted);
  if (landed) facts.set(landed.id, [...(facts.get(landed.id) ?? []), "landed"]);
  return facts;
}

/** What a price includes differs by trade terms. Offers that state none are compared only where no offer states any. */
function groupByTerms(offers: Offer[]): Offer[][] {
  const groups = Map.groupBy(offers, ({ trade_terms: terms }) => terms);
  if (groups.size > 1) groups.delete(undefined);
  return [...groups.values()];
}

export const haveSameTerms = (offers: Offer[]): boolean => new Set(offers.map(({ trade_terms: terms }) => terms)).size === 1;

export const offeredTerms = (offers: Offer[]): string[] => [...new Set(offers.flatMap(({ trade_terms: terms }) => terms ?? []))];

/** Whether an offer whose cost lacks a part stands before one whose cost has all: it may only seem to be cheaper. */
const isDoubtful = (sorted: Offer[]): boolean =>
  sorted.slice(0, sorted.findLastIndex((offer) => !isPartial(offer)) + 1).some(isPartial);

/**
 * The cheapest first: by the cost in the buyer's shop if it is known of all offers, else by price. Where costs or prices cannot be
 * compared, because units, currencies or trade terms differ, they stay as they arrived.
 */
export function sortByCost(offers: Offer[]): { offers: Offer[]; by: "landed" | "price" | "arrival" } {
  const unsorted = { offers, by: "arrival" } as const;
  if (!isComparable("cheapest", offers)) return unsorted;
  const landed = new Map(offers.map((offer) => [offer.id, offerLandedCost(offer)?.each]));
  const areAllKnown = offers.every(({ id }) => landed.get(id) !== undefined);
  const cost = ({ id, unit_price: price }: Offer) => (areAllKnown ? landed.get(id) : undefined) ?? price;
  const sorted = offers.toSorted((one, other) => cost(one) - cost(other));
  const canBeSorted = areAllKnown ? !isDoubtful(sorted) : haveSameTerms(offers);
  return canBeSorted ? { offers: sorted, by: areAllKnown ? "landed" : "price" } : unsorted;
}

/** Lead times can always be compared, minimums and landed costs (in pesos) if all offers have the same unit, prices if they also have the same currency. */
function isComparable(fact: OfferFact, offers: Offer[]): boolean {
  const units = new Set(offers.map(({ unit, unit_content: content }) => `${unit} ${content ?? 0}`));
  const currencies = new Set(offers.map(({ currency_unit }) => currency_unit));
  return fact === "fastest" || (units.size === 1 && (fact !== "cheapest" || currencies.size === 1));
}
