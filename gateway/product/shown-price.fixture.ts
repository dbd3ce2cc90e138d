import type { ProductCard } from "../../lib/contract/product.ts";

/** As SHOWN_PRICE of card.ts: the price by which lists are sorted. */
export const shownPrice = ({ price, multistage_price }: Pick<ProductCard, "price" | "multistage_price">): number =>
  multistage_price.at(-1)?.price ?? price;
