import type { ProductCard as Product } from "@/lib/contract/product";
import { money } from "@/lib/format";
import { text } from "@/lib/text";
import { ProductCard } from "./product-card";

/** Specification 18.4: a fixed struck-through price for display only, never in structured data, feeds, cart or orders. */
const STRUCK_PRICE = 99.9;

/** Specification 23.30. */
const WIDTHS = [220, 480] as const;

export function DiscountCard({ product }: { product: Product }) {
  return (
    <div className="relative h-full">
      <ProductCard product={product} widths={WIDTHS} sizes="(min-width: 64rem) 20vw, 46vw">
        <small>
          <span className="sr-only">{text.home.offersBefore} </span>
          <s>{money(STRUCK_PRICE)}</s>
        </small>
      </ProductCard>
      <span className="pointer-events-none absolute left-2 top-2 rounded-full bg-accent px-2 py-0.5 text-xs font-bold text-inverse">
        {text.home.offersBadge}
      </span>
    </div>
  );
}
