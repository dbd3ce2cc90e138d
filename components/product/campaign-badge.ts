import { CAMPAIGN_CODES } from "@/lib/contract/campaign";
import type { ProductCard, Sort } from "@/lib/contract/product";
import { fill, groupedNumber, plainMoney } from "@/lib/format";
import { lowestPrice, priceFall } from "@/lib/product";
import { LISTING_SIZE } from "@/lib/product/listing";
import { text } from "@/lib/text";
import { unitCount } from "@/lib/unit";
import type { BadgeOf } from "./product-grid";

const t = text.listing;

/** `$1,03 al llevar 1.600`: where the range of an offer's price ends. */
export function offerNote(product: ProductCard): string | undefined {
  const fall = priceFall(product);
  return fall && fill(t.fallPrices, { last: plainMoney(lowestPrice(product)), quantity: groupedNumber(fall.quantity) });
}

const offerBadge: BadgeOf = (product) => {
  const fall = priceFall(product);
  if (!fall) return undefined;
  const quantity = product.unit ? unitCount(fall.quantity, product.unit) : groupedNumber(fall.quantity);
  return { line: fill(t.fall, fall), spoken: fill(t.fallSpoken, { ...fall, quantity }) };
};

export function campaignBadge(code: string, sort: Sort, page: number): BadgeOf | undefined {
  if (code === CAMPAIGN_CODES.offers) return offerBadge;
  if (code !== CAMPAIGN_CODES.bestSellers || sort !== "relevance") return undefined;
  return (_product, index) => {
    const rank = groupedNumber((page - 1) * LISTING_SIZE + index + 1);
    return { line: fill(t.place, { place: rank }), spoken: fill(t.placeSpoken, { place: rank }) };
  };
}
