import type { ProductCard } from "@/lib/contract/product";

/**
 * A card's heart and add button, as bare as can be: forty of them stand in a page. They are hidden until the counter has named
 * them (see counter.ts), so nobody meets a button that does not answer. The add button's value is the quantity of the smallest
 * order; without one a variant has to be chosen first.
 */
export function CardButtons({ product: { has_variants, min_quantity = 1 } }: { product: ProductCard }) {
  return (
    <>
      <button type="button" className="wish" />
      <button type="button" className="add" value={has_variants === false ? Math.max(1, min_quantity) : undefined} />
    </>
  );
}
