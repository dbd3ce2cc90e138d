import type { Metadata } from "next";
import { LiveList } from "@/components/live/live-list";
import { fill } from "@/lib/format";
import { requiredRead } from "@/lib/http/reads";
import { parseLiveList } from "@/lib/live";
import { listBroadcasts } from "@/lib/live/server";
import { LISTING_SIZE } from "@/lib/product/listing";
import { assertPage, firstParam, parseList, type Query } from "@/lib/product/listing-address";
import { listingQuery } from "@/lib/product/query";
import { routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { text } from "@/lib/text";

type Props = { searchParams: Promise<Query> };

const t = text.live;

function parseQuery(query: Query) {
  const { keyword } = listingQuery(query);
  const list = parseLiveList(firstParam(query.state));
  const { page } = parseList(query, routes.liveList({ keyword, state: list }));
  return { keyword, list, page };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { keyword, list, page } = parseQuery(await searchParams);
  return pageMetadata({
    title: brandedTitle(keyword ? fill(t.searchTitle, { keyword }) : t.listTitles[list]),
    description: t.description,
    path: keyword ? routes.liveList({ keyword }) : routes.liveList({ state: list, page }),
    isIndexed: !keyword,
  });
}

export default async function Lives({ searchParams }: Props) {
  const { keyword, list, page } = parseQuery(await searchParams);
  const result = await requiredRead(listBroadcasts(list, page, LISTING_SIZE, keyword));
  assertPage(page, result.total);
  const title = keyword ? fill(t.searchTitle, { keyword }) : t.listTitles[list];
  return <LiveList title={title} list={list} keyword={keyword} page={page} result={result} />;
}
