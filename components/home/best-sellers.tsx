import { FeatureCard } from "@/components/product/feature-card";
import { ProductCard } from "@/components/product/product-card";
import { Section } from "@/components/ui/section";
import { CAMPAIGN_CODES } from "@/lib/contract/campaign";
import { optionalRead } from "@/lib/http/reads";
import { listProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

/** Specification 11.6: two highlighted, then cards of 205 px. */
const HIGHLIGHTED = 2;
const WIDTHS = [240, 480] as const;
const BEST_SELLERS = { activeCode: CAMPAIGN_CODES.bestSellers, currPage: 1, pageSize: 8 };

export async function BestSellers() {
  const found = await optionalRead(listProducts(BEST_SELLERS));
  if (!found?.records.length) return null;
  return (
    <Section
      isFar
      id="mas-vendidos"
      title={text.home.bestSellers}
      more={{ href: routes.campaign(CAMPAIGN_CODES.bestSellers), label: text.home.more }}
    >
      <ul className="mb-2.5 grid gap-2.5 sm:mb-4 sm:gap-4 md:grid-cols-2">
        {found.records.slice(0, HIGHLIGHTED).map((product) => (
          <li key={product.productId}>
            <FeatureCard product={product} />
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4 lg:grid-cols-6">
        {found.records.slice(HIGHLIGHTED).map((product) => (
          <li key={product.productId}>
            <ProductCard product={product} widths={WIDTHS} sizes="(min-width: 64rem) 205px, 46vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
