import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PopularGoods, WayOn } from "@/components/frame/way-on";
import { text } from "@/lib/text";
import failure from "@/messages/error.json";

type Props = { params: Promise<{ status: string }> };

const t = text.error;

/** What each status says; `hasGoods`: whether the best sellers stand below; `retry`: label of a link to the address that was asked for. */
const PAGES: Record<string, { title: string; lead: string; hasGoods?: boolean; retry?: string }> = {
  404: { title: t.notFoundTitle, lead: t.notFoundText },
  410: { title: t.goneTitle, lead: t.goneText, hasGoods: true },
  413: { title: failure.tooLargeTitle, lead: failure.tooLargeText },
  429: { title: failure.tooManyTitle, lead: failure.tooManyText },
  503: { title: t.unavailableTitle, lead: t.unavailableText, hasGoods: true, retry: t.retryNow },
  500: { title: failure.failedTitle, lead: failure.failedText, retry: failure.retry },
};

const read = async (params: Props["params"]) => PAGES[(await params).status] ?? notFound();

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await read(params)).title, robots: { index: false } };
}

/** `/error/{status}`: what server/error-pages.ts sends in place of a page that is missing, gone or cannot be made. Nobody asks for it by name. */
export default async function ErrorPage({ params }: Props) {
  const { hasGoods, ...words } = await read(params);
  return <WayOn {...words}>{hasGoods && <PopularGoods />}</WayOn>;
}
