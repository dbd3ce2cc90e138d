import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Listing } from "@/components/product/listing";
import { fill, groupedNumber } from "@/lib/format";
import { categoryTrail, LISTING_SIZE, listingParams } from "@/lib/product/listing";
import { getCategoryTree, listProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { sharePicture } from "@/lib/seo/share-picture";
import { text } from "@/lib/text";

type Props = { params: Promise<{ id: string; sort: string; page: string }> };

const t = text.listing;

export const ensureStatic = "navigation";

/** The first page of each top category is made ahead; the others on their first visit. */
export async function generateStaticParams() {
  const tree = await getCategoryTree();
  return tree.slice(0, 4).map(({ id }) => ({ id, sort: "relevance", page: "1" }));
}

async function read(params: Props["params"]) {
  const { id, ...rest } = await params;
  const { sort, page } = listingParams(rest);
  const [tree, result] = await Promise.all([
    getCategoryTree(),
    listProducts({ product_type_id: id, sort, currPage: page, pageSize: LISTING_SIZE }),
  ]);
  return { id, sort, page, result, trail: categoryTrail(tree, id) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, page, sort, result, trail } = await read(params);
  const name = trail.at(-1)?.name ?? "";
  return pageMetadata({
    title: brandedTitle(fill(t.categoryTitle, { name })),
    description: fill(t.categoryDescription, { name, count: groupedNumber(result.total) }),
    path: routes.category(id, page),
    image: sharePicture("category", id, name),
    isIndexed: sort === "relevance",
  });
}

/** `/screen/product?parent_product_type_id=`: the goods of a category of any level. */
export default async function CategoryListing({ params }: Props) {
  const { id, sort, page, result, trail } = await read(params);
  const category = trail.at(-1);
  if (!category) notFound();
  const home = { label: text.product.home, href: routes.home };
  const above = trail.slice(0, -1).map(({ id: upper, name }) => ({ label: name, href: routes.category(upper) }));
  const query = { parent_product_type_id: id };
  return (
    <Listing
      title={fill(t.categoryTitle, { name: category.name })}
      crumbs={[home, ...above, { label: category.name }]}
      result={result}
      page={page}
      sort={sort}
      query={query}
      hrefWith={(change) => routes.productSearch({ ...query, ...(sort !== "relevance" && { sort }), ...change })}
      categories={result.facets}
    />
  );
}
