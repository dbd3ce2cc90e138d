import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { fill, groupedNumber } from "@/lib/format";
import { requiredRead } from "@/lib/http/reads";
import { parseId } from "@/lib/id";
import { categoryTrail, LISTING_SIZE } from "@/lib/product/listing";
import { assertListed, firstParam, parseList, type Query } from "@/lib/product/listing-address";
import { getCategoryTree, listProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { pagedTitle, pageMetadata } from "@/lib/seo/metadata";
import { sharePicture } from "@/lib/seo/share-picture";
import { text } from "@/lib/text";
import { Listing } from "./listing";
import { siblingCategories } from "./sibling-categories";

const t = text.listing;

async function readListing(query: Query) {
  const id = parseId(firstParam(query.parent_product_type_id));
  if (id === undefined) notFound();
  const { sort, page } = parseList(query, routes.category(id));
  const [tree, result] = await requiredRead(
    Promise.all([
      getCategoryTree(),
      listProducts({ product_type_id: id, sort, currPage: page, pageSize: LISTING_SIZE, with_filters: true }),
    ]),
  );
  assertListed(page, result.total);
  const trail = categoryTrail(tree, id);
  const category = trail.at(-1);
  if (!category) notFound();
  return { id, sort, page, result, above: trail.slice(0, -1), name: category.name };
}

export async function categoryMetadata(query: Query): Promise<Metadata> {
  const { id, page, sort, result, name } = await readListing(query);
  return pageMetadata({
    title: pagedTitle(fill(t.categoryTitle, { name }), page),
    description: fill(t.categoryDescription, { name, count: groupedNumber(result.total) }),
    path: routes.category(id, page),
    image: sharePicture("category", id, name),
    isIndexed: sort === "relevance",
  });
}

export async function CategoryListing({ query }: { query: Query }) {
  const { id, sort, page, result, above, name } = await readListing(query);
  const home = { label: text.product.home, href: routes.home };
  const parents = above.map(({ id: upper, name: label }) => ({ label, href: routes.category(upper) }));
  const own = { parent_product_type_id: id };
  const categories = result.facets.length > 0 ? result.facets : await siblingCategories(own);
  return (
    <Listing
      title={fill(t.categoryTitle, { name })}
      crumbs={[home, ...parents, { label: name }]}
      result={result}
      page={page}
      sort={sort}
      query={own}
      hrefWith={(change) => routes.productSearch({ ...own, sort, ...change })}
      categories={categories}
      hasCategoryRow
    />
  );
}
