import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProductFacts } from "@/components/product/product-facts";
import { ProductHero } from "@/components/product/product-hero";
import { RelatedProducts } from "@/components/product/related-products";
import { SupplierBox } from "@/components/shop/supplier-box";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Page } from "@/components/ui/page";
import type { CategoryTree, ProductDetail } from "@/lib/contract/product";
import { fill } from "@/lib/format";
import { found } from "@/lib/http/found";
import { optional } from "@/lib/http/optional";
import { unitName } from "@/lib/inquiry";
import { priceLabel } from "@/lib/product";
import { categoryTrail } from "@/lib/product/listing";
import { getCategoryTree, getProduct, listProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { text } from "@/lib/text";

type Props = { params: Promise<{ productId: string }> };

const t = text.product;

export const ensureStatic = "navigation";

/** The first products of the catalogue are made ahead; the others on their first visit. */
export async function generateStaticParams() {
  const { records } = await listProducts({ currPage: 1, pageSize: 4 });
  return records.map(({ productId }) => ({ productId }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { productId } = await params;
  const product = await found(getProduct(productId));
  if (!product) return {};
  const [cover] = product.cover;
  return pageMetadata({
    title: brandedTitle(fill(t.title, { name: product.name })),
    description: fill(t.description, {
      name: product.name,
      price: priceLabel(product),
      unit: unitName(product.unit),
      minimum: product.min_quantity ?? 1,
      shop: product.shop_name,
    }),
    path: routes.product(productId),
    image: cover === undefined ? undefined : { src: `${cover}?w=1200`, width: 1200, height: 1200, alt: product.name },
  });
}

/** Product page: pictures, prices, variants and actions first, then what it is, who sells it, and what is like it. */
export default async function ProductPage({ params }: Props) {
  const { productId } = await params;
  const product = await found(getProduct(productId));
  if (!product) notFound();
  const tree = await optional(getCategoryTree());
  return (
    <Page>
      <div className="flex flex-col gap-4">
        <Breadcrumbs label={t.breadcrumbs} crumbs={crumbsOf(product, tree ?? [])} />
        <ProductHero product={product} />
      </div>
      <SupplierBox shopId={product.shop_id} />
      <ProductFacts product={product} />
      <RelatedProducts productId={product.id} />
    </Page>
  );
}

/** Home, the categories from the top level down, the product. */
function crumbsOf(product: ProductDetail, tree: CategoryTree[]) {
  const { product_type_id: id, product_type_name: name } = product;
  const trail = categoryTrail(tree, id);
  const categories = trail.length > 0 ? trail : [{ id, name }];
  return [
    { label: t.home, href: routes.home },
    ...categories.map((category) => ({ label: category.name, href: routes.category(category.id) })),
    { label: product.name },
  ];
}
