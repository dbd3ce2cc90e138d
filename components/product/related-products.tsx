import { Section } from "@/components/ui/section";
import { optionalRead } from "@/lib/http/reads";
import { getRelatedProducts } from "@/lib/product/server";
import { text } from "@/lib/text";
import { ProductGrid } from "./product-grid";

const RELATED_SIZE = 10;

export async function RelatedProducts({ productId }: { productId: string }) {
  const related = await optionalRead(getRelatedProducts(productId, RELATED_SIZE));
  if (!related?.length) return null;
  return (
    <Section id="relacionados" title={text.product.related}>
      <ProductGrid products={related} columns="five" />
    </Section>
  );
}
