import { CAMPAIGN_CODES } from "@/lib/contract/campaign";
import { ProductCard } from "@/lib/contract/product";
import { campaignBadge, offerNote } from "./campaign-badge";

const card = (more: object) =>
  ProductCard.parse({ productId: "1", name: "Cinta", price: 1, shopId: "1", shopName: "Lazos", ...more });
const tiers = (...multistage_price: { price: number; quantity?: number }[]) =>
  card({ multistage_status: true, multistage_price });

const badge = (product: ProductCard) => campaignBadge(CAMPAIGN_CODES.offers, "price_asc", 2)?.(product, 0);
test("an offer says how far its price falls, rounded down, and to those who hear it from which quantity", () => {
  const pairs = {
    ...tiers({ price: 1, quantity: 10 }, { price: 0.85, quantity: 50 }, { price: 0.71, quantity: 1200 }),
    unit: "Pair",
  };
  expect(badge(pairs)).toEqual({ line: "Hasta −29 %", spoken: "Baja 29 % desde 1.200 pares" });
});

test("an offer says from which quantity its lowest price holds", () => {
  const packs = { ...tiers({ price: 1.46, quantity: 20 }, { price: 1.03, quantity: 1600 }), unit: "Pack" };
  expect(offerNote(packs)).toBe("$1,03 al llevar 1.600");
});

test("without a fall, or without its quantity, an offer says nothing", () => {
  for (const product of [
    card({}),
    tiers({ price: 2, quantity: 5 }),
    tiers({ price: 2 }, { price: 1 }),
    tiers({ price: 1, quantity: 1 }, { price: 1, quantity: 9 }),
  ])
    expect([badge(product), offerNote(product)]).toEqual([undefined, undefined]);
});

test("best sellers tell their place over all pages, in their own order only", () => {
  const place = (sort: "relevance" | "newest", page: number) =>
    campaignBadge(CAMPAIGN_CODES.bestSellers, sort, page)?.(card({}), 2);
  expect(place("relevance", 1)?.line).toBe("N.º 3");
  expect(place("relevance", 2)?.spoken).toBe("Puesto 27");
  expect(place("newest", 1)).toBeUndefined();
  expect(campaignBadge(CAMPAIGN_CODES.newArrivals, "relevance", 1)).toBeUndefined();
});
