import { JsonLd } from "@/components/frame/json-ld";
import { CategoryRow } from "@/components/product/category-row";
import { ProductGrid } from "@/components/product/product-grid";
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
import { ShopSearch } from "./shop-search";

const t = text.shop;

/** With at most this many products the search and the links to categories are left out, and the columns are wider. */
const SEEN_AT_ONCE = 8;

export async function ShopProducts({ shop }: { shop: ShopDetail }) {
  const [goods, categories] = await Promise.all([
    optionalRead(listProducts({ shop_id: shop.id, currPage: 1, pageSize: LISTING_SIZE })),
    optionalRead(getShopCategories(shop.id)),
  ]);
  if (!goods?.records.length) return null;
  const isSmall = goods.total <= SEEN_AT_ONCE;
  return (
    <Section
      id="productos"
      title={t.products}
      lead={plural(text.listing.results, goods.total)}
      {...(goods.total > goods.records.length && {
        more: { href: routes.productSearch({ shop_id: shop.id }), label: t.allProducts, rel: "nofollow" },
      })}
    >
      {!isSmall && <ShopSearch shopId={shop.id} />}
      {!isSmall && categories && categories.length > 1 && (
        <CategoryRow
          label={t.categories}
          links={categories.map(({ id, name }) => ({
            id,
            name,
            href: routes.productSearch({ parent_product_type_id: id, shop_id: shop.id }),
          }))}
          rel="nofollow"
          className="mb-4 lg:flex-wrap"
        />
      )}
      <JsonLd data={itemList(goods.records.map(({ productId }) => routes.product(productId)))} />
      <ProductGrid products={goods.records} columns={isSmall ? "narrow" : "wide"} isOneShop />
    </Section>
  );
}
