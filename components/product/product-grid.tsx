import type { ReactNode } from "react";
import type { ProductCard as Product } from "@/lib/contract/product";
import { priceEach } from "./order-unit";
import { ProductCard } from "./product-card";

export type BadgeOf = (product: Product, index: number) => { line: string; spoken: string } | undefined;

export type NoteOf = (product: Product) => string | undefined;

type Props = {
  products: Product[];
  isTopOfPage?: boolean;
  /** At most six columns (`wide`), four (`narrow`, `fours`) or five. Below 64rem `fours` and `five` hide a row that is not full. */
  columns?: "wide" | "narrow" | "fours" | "five";
  /** Thumbnail width in pixels (specification 18.5). */
  thumbnail?: number;
  isOneShop?: boolean;
  badgeOf?: BadgeOf | undefined;
  noteOf?: NoteOf | undefined;
  children?: ReactNode;
};

const LARGE = 480;

const COLUMNS = {
  wide: "lg:grid-cols-4 xl:grid-cols-6",
  narrow: "xl:grid-cols-4",
  fours: "whole-rows xl:grid-cols-4",
  five: "whole-rows lg:grid-cols-5",
};

export function ProductGrid({
  products,
  isTopOfPage = false,
  columns = "wide",
  thumbnail,
  isOneShop = false,
  badgeOf,
  noteOf,
  children,
}: Props) {
  return (
    <ul className={`grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4 ${COLUMNS[columns]}`}>
      {products.map((product, index) => (
        <li key={product.productId} className={badgeOf && "relative"}>
          <ProductCard
            product={product}
            priority={isTopOfPage && index < 2}
            hasShop={!isOneShop}
            {...(thumbnail !== undefined && { widths: [thumbnail, LARGE] as const })}
          >
            <Note text={noteOf?.(product)} />
            <Note text={priceEach(product)} />
          </ProductCard>
          <CardBadge badge={badgeOf?.(product, index)} />
        </li>
      ))}
      {children}
    </ul>
  );
}

const Note = ({ text }: { text: string | undefined }) => text && <small>{text}</small>;

function CardBadge({ badge }: { badge: ReturnType<BadgeOf> }) {
  if (!badge) return null;
  return (
    <p className="pointer-events-none absolute left-2 top-2 max-w-[70%] rounded-control bg-accent px-2 py-0.5 text-xs font-bold text-inverse">
      <span aria-hidden="true">{badge.line}</span>
      <span className="sr-only">{badge.spoken}</span>
    </p>
  );
}
