import { CAMPAIGN_CODES } from "@/lib/contract/campaign";
import type { Sort } from "@/lib/contract/product";
import { fill, groupedNumber } from "@/lib/format";
import { priceFall } from "@/lib/product";
import { LISTING_SIZE } from "@/lib/product/listing";
import { text } from "@/lib/text";
import { unitCount } from "@/lib/unit";
import type { BadgeOf } from "./product-grid";

const t = text.listing;

const offerBadge: BadgeOf = (product) => {
  const fall = priceFall(product);
  if (!fall) return undefined;
  const quantity = groupedNumber(fall.quantity);
  const counted = product.unit ? unitCount(fall.quantity, product.unit) : quantity;
  return {
    // Without the unit, which the card names: a longer line would reach the heart on a phone.
    lines: [fill(t.fall, fall), fill(t.fallFrom, { quantity })],
    spoken: fill(t.fallSpoken, { ...fall, quantity: counted }),
  };
};

export function campaignBadge(code: string, sort: Sort, page: number): BadgeOf | undefined {
  if (code === CAMPAIGN_CODES.offers) return offerBadge;
  if (code !== CAMPAIGN_CODES.bestSellers || sort !== "relevance") return undefined;
  return (_product, index) => {
    const place = groupedNumber((page - 1) * LISTING_SIZE + index + 1);
    return { lines: [fill(t.place, { place })], spoken: fill(t.placeSpoken, { place }) };
  };
}
