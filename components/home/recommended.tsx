import { ProductGrid } from "@/components/product/product-grid";
import { Section } from "@/components/ui/section";
import { HOT_CODE } from "@/lib/contract/campaign";
import { optionalRead } from "@/lib/http/reads";
import { listProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

/** Specification 23.25: home page size of the hot list. */
const HOT = { activeCode: HOT_CODE, currPage: 1, pageSize: 10 };

/** Recommended products; only shown when the hot list is not empty. */
export async function Recommended() {
  const hot = await optionalRead(listProducts(HOT));
  if (!hot?.records.length) return null;
  return (
    <Section
      isFar
      id="recomendados"
      title={text.home.recommended}
      more={{ href: routes.shopProducts(), label: text.home.moreProducts }}
    >
      <ProductGrid products={hot.records} columns="five" thumbnail={212} />
    </Section>
  );
}
