import type { Metadata } from "next";
import { LiveList } from "@/components/live/live-list";
import { liveListName } from "@/lib/live";
import { listLives } from "@/lib/live/server";
import { LISTING_SIZE, listingParams } from "@/lib/product/listing";
import { routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { text } from "@/lib/text";

type Props = { params: Promise<{ state: string; sort: string; page: string }> };

const t = text.live;

export const ensureStatic = "navigation";

export const generateStaticParams = () => [{ state: "all", sort: "relevance", page: "1" }];

async function asked(params: Props["params"]) {
  const { state, sort, page } = await params;
  return { list: liveListName(state), page: listingParams({ sort, page }).page };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { list, page } = await asked(params);
  return pageMetadata({
    title: brandedTitle(t.listTitles[list]),
    description: t.description,
    path: routes.liveList({ state: list, page }),
  });
}

/** `/live`: every room, those on air, or the recordings. */
export default async function Lives({ params }: Props) {
  const { list, page } = await asked(params);
  return <LiveList title={t.listTitles[list]} list={list} page={page} result={await listLives(list, page, LISTING_SIZE)} />;
}
