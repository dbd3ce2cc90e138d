import type { ProductCard } from "../../lib/contract/product.ts";

export const shownPrice = ({ price, multistage_price }: Pick<ProductCard, "price" | "multistage_price">): number =>
  multistage_price.at(-1)?.price ?? price;
