import { ProductCard } from "@/components/product/product-card";
import { Section } from "@/components/ui/section";
import { CAMPAIGN_CODES } from "@/lib/contract/campaign";
import type { ProductCard as Product } from "@/lib/contract/product";
import { optional } from "@/lib/http/optional";
import { listProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

/** Arrivals of SPEC.md section 9: the first two highlighted, the rest as cards of 205 px; thumbnails of 240 px. */
const HIGHLIGHTED = 2;
const WIDTHS = [240, 480, 640, 960] as const;
const BEST_SELLERS = { activeCode: CAMPAIGN_CODES.bestSellers, currPage: 1, pageSize: 8 };

/** Best sellers (Mas vendidos): two in a highlighted row, then cards. */
export async function BestSellers() {
  const found = await optional(listProducts(BEST_SELLERS));
  if (!found?.records.length) return null;
  return (
    <Section
      id="mas-vendidos"
      title={text.home.bestSellers}
      more={{ href: routes.campaign(CAMPAIGN_CODES.bestSellers), label: text.home.more }}
    >
      <ul className="grid grid-cols-2 gap-2.5 sm:gap-4 lg:grid-cols-[repeat(2,1.35fr)_repeat(3,1fr)]">
        {found.records.map((product, index) => (
          <Place key={product.productId} product={product} isHighlighted={index < HIGHLIGHTED} />
        ))}
      </ul>
    </Section>
  );
}

function Place({ product, isHighlighted }: { product: Product; isHighlighted: boolean }) {
  if (!isHighlighted) {
    return (
      <li>
        <ProductCard product={product} widths={WIDTHS} sizes="(min-width: 64rem) 205px, 46vw" />
      </li>
    );
  }
  return (
    <li className="lg:relative lg:row-span-2">
      <div className="h-full lg:absolute lg:inset-0">
        <ProductCard product={product} isTall widths={WIDTHS} sizes="(min-width: 64rem) 500px, 46vw" />
      </div>
    </li>
  );
}
