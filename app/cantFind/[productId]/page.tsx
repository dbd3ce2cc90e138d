import type { Metadata } from "next";
import { InquiryPage } from "@/components/inquiry/inquiry-page";
import { optionalRead, requiredRead } from "@/lib/http/reads";
import { longInputFromQuery } from "@/lib/inquiry/long-values";
import { quantityFromQuery, variantFromQuery, variantLabel } from "@/lib/inquiry/variant";
import { priceLabel } from "@/lib/product";
import { getCategoryTrail, getProduct } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { firstValue } from "@/lib/search-params";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { text } from "@/lib/text";

type Props = {
  params: Promise<{ productId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const t = text.inquiry;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { productId } = await params;
  return pageMetadata({
    title: brandedTitle(t.productTitle),
    description: t.postDescription,
    path: routes.quoteFor(productId),
    isIndexed: false,
  });
}

export default async function CantFindProductPage({ params, searchParams }: Props) {
  const { productId } = await params;
  const [product, query] = [await requiredRead(getProduct(productId)), await searchParams];
  const trail = (await optionalRead(getCategoryTrail(product.product_type_id))) ?? [];
  const values = longInputFromQuery(query);
  const sku = variantFromQuery(product.skus, query);
  const variant = sku && variantLabel(sku);
  return (
    <InquiryPage
      title={t.productTitle}
      lead={t.productLead}
      values={{
        ...values,
        goods_name: values.goods_name || product.name,
        goods_num: values.goods_num || quantityFromQuery(query) || String(Math.max(1, product.min_quantity ?? 1)),
        goods_unit: values.goods_unit || (product.unit ?? ""),
        levels: trail.map(({ id, name }) => ({ id, name })),
      }}
      wrong={firstValue(query.wrong)}
      about={{ productId: product.id, skuId: sku?.sku_id, variant }}
      teamId={firstValue(query.team)}
      product={{
        id: product.id,
        name: product.name,
        variant,
        cover: sku?.image ?? product.cover[0],
        price: priceLabel(product),
        shop: product.shop_name,
      }}
    />
  );
}
