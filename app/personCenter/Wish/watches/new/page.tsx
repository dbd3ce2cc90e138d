import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { filterLabels, filterNames } from "@/components/product/filter-names";
import { Flash } from "@/components/ui/flash";
import { NewPriceWatch, NewSearchWatch } from "@/components/watch/new-watch";
import { formNote } from "@/lib/form/server";
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
  // Read for its failures only: a guest is sent to the login; 404 where the gateway keeps no watches.
  if (!(await readOrUndefined(getWatches()))) notFound();
  const productId = parseId(firstParam(query.product_id));
  return productId === undefined ? <Search query={query} /> : <Price productId={productId} query={query} />;
}

async function Search({ query }: { query: Query }) {
  const listing = listingQuery(query);
  if (watchedFields(listing).length === 0) notFound();
  const page = routes.newSearchWatch(listing);
  const [names, { note, saved }] = await Promise.all([filterNames(listing), formNote(query, text.watch, page)]);
  return (
    <>
      {note && <Flash {...note} />}
      <NewSearchWatch query={listing} filterLabels={filterLabels(listing, names)} typed={saved?.values.name?.[0]} />
    </>
  );
}

async function Price({ productId, query }: { productId: string; query: Query }) {
  const [product, { note, saved }] = await Promise.all([
    requiredRead(getProduct(productId)),
    formNote(query, text.watch, routes.newPriceWatch(productId)),
  ]);
  return (
    <>
      {note && <Flash {...note} />}
      <NewPriceWatch product={product} typed={saved?.values.target_price?.[0]} />
    </>
  );
}
