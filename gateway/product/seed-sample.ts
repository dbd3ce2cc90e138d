const roundToCents = (dollars: number) => Math.round(dollars * 100) / 100;

/** Price factor: a single piece is packed and sent separately. */
const DEARER = 1.8;
const LEAST_PRICE = 1;
/** Maximum quantity by price. */
const LIMITS = [
  { below: 2, limit: 5 },
  { below: 20, limit: 3 },
];
const HEAVIEST_KG = 8;

/** About half of the shops. */
const offersSamples = (shop: number) => shop % 9 < 5;

export function sampleSeed({ shop, price, kg }: { shop: number; price: number; kg: number }) {
  if (!offersSamples(shop) || kg > HEAVIEST_KG) return { sample_price: null, sample_limit: null };
  const limit = LIMITS.find(({ below }) => price < below)?.limit ?? 1;
  return { sample_price: Math.max(LEAST_PRICE, roundToCents(price * DEARER)), sample_limit: limit };
}
