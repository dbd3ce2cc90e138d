import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PopularGoods, WayOn } from "@/components/frame/way-on";
import { text } from "@/lib/text";

type Props = { params: Promise<{ status: string }> };

const t = text.error;

/** What each status says; `hasGoods`: whether the best sellers stand below. */
const PAGES: Record<string, { title: string; lead: string; hasGoods?: boolean; canRetry?: boolean }> = {
  404: { title: t.notFoundTitle, lead: t.notFoundText },
  410: { title: t.goneTitle, lead: t.goneText, hasGoods: true },
  503: { title: t.unavailableTitle, lead: t.unavailableText, hasGoods: true, canRetry: true },
};

const read = async (params: Props["params"]) => PAGES[(await params).status] ?? notFound();

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await read(params)).title, robots: { index: false } };
}

/** `/error/{status}`: what server/error-pages.ts sends in place of a page that is missing, gone or cannot be made. Nobody asks for it by name. */
export default async function ErrorPage({ params }: Props) {
  const { title, lead, hasGoods, canRetry } = await read(params);
  return (
    <WayOn title={title} lead={lead} {...(canRetry && { retry: t.retryNow })}>
      {hasGoods && <PopularGoods />}
    </WayOn>
  );
}
