import { JsonLd } from "@/components/frame/json-ld";
import { CategoryRow } from "@/components/product/category-row";
import { ProductGrid } from "@/components/product/product-grid";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import type { ShopDetail } from "@/lib/contract/shop";
import { fill, groupedNumber } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import type { listProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { itemList } from "@/lib/seo/listing";
import { listShopCategories } from "@/lib/shop/server";
import { text } from "@/lib/text";
import { leafCategories } from "./compared-facts";
import { ShopSearch } from "./shop-search";

const t = text.shop;

const SEEN_AT_ONCE = 8;

/** On a phone the others are behind a link: the company and its documents come after the products, like the links to categories. */
const SHOWN_ON_PHONE = 12;
const SHORTENED = `@media (width < 40rem) {
  #sus-productos li:nth-child(n + ${SHOWN_ON_PHONE + 1}) { display: none }
  #sus-categorias { order: 1; margin-top: 1rem }
}`;

type Props = { shop: ShopDetail; goods: Awaited<ReturnType<typeof listProducts>> };

export async function ShopProducts({ shop, goods }: Props) {
  const categories = await optionalRead(listShopCategories(shop.id));
  if (goods.records.length === 0) return null;
  const kinds = leafCategories(categories ?? []);
  const isSmall = goods.total <= SEEN_AT_ONCE;
  return (
    <Section
      id="productos"
      title={t.products}
      {...(goods.total > goods.records.length && {
        more: { href: routes.productSearch({ shop_id: shop.id }), label: t.allProducts, rel: "nofollow" },
      })}
    >
      <JsonLd data={itemList(goods.records.map(({ productId }) => routes.product(productId)))} />
      <style href="shop-products" precedence="default">
        {SHORTENED}
      </style>
      <div className="flex flex-col">
        {!isSmall && <ShopSearch shopId={shop.id} />}
        {!isSmall && kinds.length > 1 && (
          <div id="sus-categorias">
            <CategoryRow
              label={t.categories}
              links={kinds.map(({ id, name, total }) => ({
                id,
                name: total === undefined ? name : fill(text.compare.shops.kindCount, { name, count: groupedNumber(total) }),
                href: routes.productSearch({ parent_product_type_id: id, shop_id: shop.id }),
              }))}
              rel="nofollow"
              className="mb-4 lg:flex-wrap print:hidden"
            />
          </div>
        )}
        <div id="sus-productos">
          <ProductGrid products={goods.records} columns={isSmall ? "narrow" : "wide"} isOneShop />
        </div>
        {goods.total > SHOWN_ON_PHONE && (
          <p className="mt-4 grid sm:hidden print:hidden">
            <ButtonLink href={routes.productSearch({ shop_id: shop.id })} rel="nofollow" variant="secondary">
              {fill(t.seeProducts, { count: groupedNumber(goods.total) })}
            </ButtonLink>
          </p>
        )}
      </div>
    </Section>
  );
}
