import { JsonLd } from "@/components/frame/json-ld";
import { ProductGrid } from "@/components/product/product-grid";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import type { ShopDetail } from "@/lib/contract/shop";
import { plural } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { LISTING_SIZE } from "@/lib/product/listing";
import { listProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { itemList } from "@/lib/seo/listing";
import { getShopCategories } from "@/lib/shop/server";
import { text } from "@/lib/text";

const t = text.shop;

export async function ShopProducts({ shop }: { shop: ShopDetail }) {
  const [goods, categories] = await Promise.all([
    optionalRead(listProducts({ shop_id: shop.id, currPage: 1, pageSize: LISTING_SIZE })),
    optionalRead(getShopCategories(shop.id)),
  ]);
  if (!goods?.records.length) return null;
  return (
    <Section
      id="productos"
      title={t.products}
      lead={plural(text.listing.results, goods.total)}
      more={{ href: routes.productSearch({ shop_id: shop.id }), label: t.allProducts, rel: "nofollow" }}
    >
      {categories && categories.length > 1 && (
        <ul aria-label={t.categories} className="snap-row mb-4 gap-2 lg:flex-wrap">
          {categories.map(({ id, name }) => (
            <li key={id}>
              <ButtonLink
                href={routes.productSearch({ parent_product_type_id: id, shop_id: shop.id })}
                rel="nofollow"
                variant="secondary"
                size="sm"
              >
                {name}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      <JsonLd data={itemList(goods.records.map(({ productId }) => routes.product(productId)))} />
      <ProductGrid products={goods.records} isOneShop />
    </Section>
  );
}
