import { Section } from "@/components/ui/section";
import { CAMPAIGN_CODES } from "@/lib/contract/campaign";
import { optionalRead } from "@/lib/http/reads";
import { listProducts } from "@/lib/product/server";
import { text } from "@/lib/text";
import { ProductGrid } from "./product-grid";

export async function PopularGoods() {
  const found = await optionalRead(listProducts({ activeCode: CAMPAIGN_CODES.bestSellers, currPage: 1, pageSize: 6 }));
  if (!found?.records.length) return null;
  return (
    <Section id="mas-vendidos" title={text.frame.bestSellers}>
      <ProductGrid products={found.records} />
    </Section>
  );
}
