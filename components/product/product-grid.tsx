import type { ProductCard as Product } from "@/lib/contract/product";
import { ProductCard } from "./product-card";

type Props = {
  products: Product[];
  /** The grid opens the page: the pictures of its first row load first. */
  isFirst?: boolean;
  /** `narrow` beside a column of filters, `five` for the five or ten of a home block. */
  columns?: "wide" | "narrow" | "five";
  /** Width parameter of the pictures in pixels, where specification 18.5 names one of its own for the place. */
  thumbnail?: number;
  /** All are of the shop that the page is about. */
  isOneShop?: boolean;
};

const LARGE = 480;

const COLUMNS = { wide: "lg:grid-cols-4 xl:grid-cols-6", narrow: "xl:grid-cols-4", five: "whole-rows lg:grid-cols-5" };

/** Cards in as many columns as fit. */
export function ProductGrid({ products, isFirst = false, columns = "wide", thumbnail, isOneShop = false }: Props) {
  return (
    <ul className={`grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4 ${COLUMNS[columns]}`}>
      {products.map((product, index) => (
        <li key={product.productId}>
          <ProductCard
            product={product}
            priority={isFirst && index < 2}
            hasShop={!isOneShop}
            {...(thumbnail !== undefined && { widths: [thumbnail, LARGE] as const })}
          />
        </li>
      ))}
    </ul>
  );
}
