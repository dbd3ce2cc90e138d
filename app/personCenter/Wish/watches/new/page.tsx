import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { filterLabels, filterNames } from "@/components/product/filter-names";
import { Flash } from "@/components/ui/flash";
import { NewPriceWatch, NewSearchWatch } from "@/components/watch/new-watch";
import { formNote } from "@/lib/form/server";
import { fill, money } from "@/lib/format";
import { readOrUndefined, requiredRead } from "@/lib/http/reads";
import { parseId } from "@/lib/id";
import { firstParam, type Query } from "@/lib/product/listing-address";
import { listingQuery } from "@/lib/product/query";
import { getProduct } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { watchedFields } from "@/lib/watch";
import { getWatches } from "@/lib/watch/server";

type Props = { searchParams: Promise<Query> };

export const metadata: Metadata = { title: text.watch.title };

export default async function NewWatchPage({ searchParams }: Props) {
  const query = await searchParams;
  const watches = await readOrUndefined(getWatches());
  if (!watches) notFound();
  const productId = parseId(firstParam(query.product_id));
  return productId === undefined ? (
    <Search query={query} />
  ) : (
    <Price
      productId={productId}
      query={query}
      watchedTarget={watches.prices.find(({ product_id: id }) => id === productId)?.target_price}
    />
  );
}

async function Search({ query }: { query: Query }) {
  const listing = listingQuery(query);
  if (watchedFields(listing).length === 0) redirect(routes.watches);
  const page = routes.newSearchWatch(listing);
  const [names, { note, saved }] = await Promise.all([filterNames(listing), formNote(query, text.watch, page)]);
  return (
    <>
      {note && <Flash {...note} />}
      <NewSearchWatch query={listing} filterLabels={filterLabels(listing, names)} typed={saved?.values.name?.[0]} />
    </>
  );
}

type PriceProps = { productId: string; query: Query; watchedTarget: number | undefined };

async function Price({ productId, query, watchedTarget }: PriceProps) {
  const [product, { note, saved }] = await Promise.all([
    requiredRead(getProduct(productId)),
    formNote(query, text.watch, routes.newPriceWatch(productId)),
  ]);
  const problem = firstParam(query.problem);
  const isOfTarget = problem === "target" || problem === "reached";
  const error = isOfTarget ? fill(text.watch.problem[problem], { price: money(product.price) }) : undefined;
  return (
    <>
      {note && !error && <Flash {...note} />}
      <NewPriceWatch
        product={product}
        typed={saved?.values.target_price?.[0] ?? watchedTarget?.toString().replace(".", ",")}
        error={error}
      />
    </>
  );
}
