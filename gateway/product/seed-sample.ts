import { roundToCents } from "../money.ts";

/** A single piece costs more, since it is packed and sent separately. */
const PRICE_FACTOR = 1.8;
const LEAST_PRICE = 1;
const QUANTITY_LIMITS = [
  { below: 2, limit: 5 },
  { below: 20, limit: 3 },
];
const HEAVIEST_KG = 8;

const offersSamples = (shop: number) => shop % 9 < 5;

export function sampleSeed({ shop, price, kg }: { shop: number; price: number; kg: number }) {
  if (!offersSamples(shop) || kg > HEAVIEST_KG) return { sample_price: null, sample_limit: null };
  const limit = QUANTITY_LIMITS.find(({ below }) => price < below)?.limit ?? 1;
  return { sample_price: Math.max(LEAST_PRICE, roundToCents(price * PRICE_FACTOR)), sample_limit: limit };
}
