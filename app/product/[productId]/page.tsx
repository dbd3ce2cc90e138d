import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Evaluations } from "@/components/evaluation/evaluations";
import { JsonLd } from "@/components/frame/json-ld";
import { PrintHead } from "@/components/frame/print-head";
import { ProductDescription } from "@/components/product/product-description";
import { ProductHero } from "@/components/product/product-hero";
import { RelatedProducts } from "@/components/product/related-products";
import { SeenSection } from "@/components/product/seen-section.client";
import { ShareTags } from "@/components/product/share-tags";
import { SellerLine } from "@/components/shop/seller-line";
import { SupplierBox } from "@/components/shop/supplier-box";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Page } from "@/components/ui/page";
import { pictureAt } from "@/components/ui/picture-address";
import type { Category } from "@/lib/contract/category";
import type { ProductDetail } from "@/lib/contract/product";
import { env } from "@/lib/env";
import { evaluationsPage, hasPage } from "@/lib/evaluation";
import { getProductEvaluations } from "@/lib/evaluation/server";
import { optionalRead, requiredRead } from "@/lib/http/reads";
import { priceLabel } from "@/lib/product";
import { categoryTrail } from "@/lib/product/listing";
import { getCategoryTree, getProduct } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { breadcrumbList } from "@/lib/seo/breadcrumbs";
import { pageMetadata } from "@/lib/seo/metadata";
import { productData } from "@/lib/seo/product";
import { productDescription, productTitle } from "@/lib/seo/product-title";
import { text } from "@/lib/text";

type Props = {
  params: Promise<{ productId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const t = text.product;

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { productId } = await params;
  const product = await requiredRead(getProduct(productId));
  const [cover] = product.cover;
  return pageMetadata({
    title: productTitle(product, env.SITE_NAME),
    description: productDescription(product),
    path: routes.product(productId),
    image: cover === undefined ? undefined : { src: `${cover}?w=1200`, width: 1200, height: 1200, alt: product.name },
    isProduct: true,
  });
}

export default async function ProductPage({ params, searchParams }: Props) {
  const [{ productId }, query] = await Promise.all([params, searchParams]);
  const product = await requiredRead(getProduct(productId));
  const evaluationPage = evaluationsPage(query.evaluations);
  const [tree, evaluations] = await Promise.all([
    optionalRead(getCategoryTree()),
    optionalRead(getProductEvaluations(product.id, evaluationPage)),
  ]);
  if (evaluations && !hasPage(evaluations, evaluationPage)) notFound();
  const trail = categoryTrail(tree ?? [], product.product_type_id);
  const categories = categoriesFromTop(product, trail);
  const categoryNames = categories.map(({ name }) => name);
  const crumbs = breadcrumbs(product, categories);
  return (
    <Page>
      <JsonLd data={productData(product, categoryNames, evaluations)} />
      <JsonLd data={breadcrumbList(crumbs)} />
      <ShareTags product={product} />
      <div className="flex flex-col gap-2 sm:gap-4">
        <PrintHead path={routes.product(product.id)} />
        <Breadcrumbs label={t.breadcrumbs} crumbs={crumbs} />
        <ProductHero
          product={product}
          seller={<SellerLine product={product} />}
          supplier={<SupplierBox shopId={product.shop_id} />}
        />
      </div>
      <ProductDescription product={product} />
      <Evaluations result={evaluations} page={evaluationPage} hrefOf={(at) => routes.productEvaluations(product.id, at)} />
      {/* `contents` lays these sections out as children of the page, so that its spacing applies. */}
      <div className="contents print:hidden">
        <RelatedProducts productId={product.id} />
        <SeenSection
          href={routes.product(product.id)}
          name={product.name}
          price={priceLabel(product)}
          copy={{ title: t.seen, clear: t.forgetSeen }}
          image={product.cover[0] === undefined ? "" : pictureAt(product.cover[0], 240)}
        />
      </div>
    </Page>
  );
}

/** The product's categories from the top; only the lowest when the tree is unavailable. */
const categoriesFromTop = ({ product_type_id: id, product_type_name: name }: ProductDetail, trail: Category[]) =>
  trail.length > 0 ? trail : [{ id, name }];

const breadcrumbs = ({ name: product }: ProductDetail, categories: ReturnType<typeof categoriesFromTop>) => [
  { label: t.home, href: routes.home },
  ...categories.map(({ id, name }) => ({ label: name, href: routes.category(id) })),
  { label: product },
];
