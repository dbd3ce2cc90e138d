import type { Metadata } from "next";
import { LiveList } from "@/components/live/live-list";
import { fill } from "@/lib/format";
import { liveFilter, liveListName } from "@/lib/live";
import { searchLives } from "@/lib/live/server";
import { LISTING_SIZE } from "@/lib/product/listing";
import { listingQuery } from "@/lib/product/query";
import { routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { text } from "@/lib/text";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const t = text.live;

export const instant = false;

const titleOf = (keyword: string | undefined) => (keyword ? fill(t.searchTitle, { keyword }) : t.title);

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { keyword } = listingQuery(await searchParams);
  return pageMetadata({
    title: brandedTitle(titleOf(keyword)),
    description: t.description,
    path: routes.liveList({ keyword }),
    isIndexed: false,
  });
}

/** `/live` with a keyword: a search, asked anew each time. Lists without one never come here (see middleware). */
export default async function LiveSearchPage({ searchParams }: Props) {
  const given = await searchParams;
  const { keyword, page = 1 } = listingQuery(given);
  const list = liveListName([given.state].flat()[0]);
  const asked = { ...liveFilter(list), ...(keyword && { keyword }), currentPage: page, pageSize: LISTING_SIZE };
  return <LiveList title={titleOf(keyword)} list={list} keyword={keyword} page={page} result={await searchLives(asked)} />;
}
