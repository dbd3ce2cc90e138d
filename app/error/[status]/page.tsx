import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ErrorContent, PopularGoods } from "@/components/frame/error-content";
import { MemberErrorPage } from "@/components/member/member-error-page";
import { memberSection } from "@/lib/routes";
import { CODE_ID, isCoded } from "@/lib/support-code";
import { text } from "@/lib/text";
import failure from "@/messages/error.json";

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ status: string }>; searchParams: Promise<Query> };

const t = text.error;

/** `hasGoods`: show best sellers; `retry`: label of a link to the original address. */
const PAGES: Record<string, { title: string; lead: string; hasGoods?: boolean; retry?: string }> = {
  404: { title: t.notFoundTitle, lead: t.notFoundText },
  410: { title: t.goneTitle, lead: t.goneText, hasGoods: true },
  413: { title: failure.tooLargeTitle, lead: failure.tooLargeText },
  429: { title: failure.tooManyTitle, lead: failure.tooManyText, retry: failure.retry },
  503: { title: t.unavailableTitle, lead: t.unavailableText, hasGoods: true, retry: t.retryNow },
  500: { title: failure.failedTitle, lead: failure.failedText, retry: failure.retry },
  504: { title: failure.failedTitle, lead: failure.lateText, retry: failure.retry },
};

const MEMBER_PAGES: typeof PAGES = {
  404: { title: t.notFoundTitle, lead: failure.goneText },
  503: { title: failure.failedTitle, lead: failure.awayText, retry: failure.retry },
};

const one = (value: Query[string]) => (typeof value === "string" ? value : undefined);

async function read({ params, searchParams }: Props) {
  const [{ status }, query] = await Promise.all([params, searchParams]);
  const section = memberSection(one(query.section) ?? "");
  const copy = (section && MEMBER_PAGES[status]) || PAGES[status] || notFound();
  const isPosted = query.posted !== undefined;
  const retry = isPosted ? undefined : copy.retry;
  const lead = [one(query.message) ?? copy.lead, isPosted && failure.postedText].filter(Boolean).join(" ");
  return { ...copy, retry, lead, section };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await read(props)).title, robots: { index: false } };
}

/** Error pages, sent by server/error-pages.ts in place of a failed page; not reachable directly. */
export default async function ErrorPage(props: Props) {
  const { hasGoods, section, lead, ...copy } = await read(props);
  const { status } = await props.params;
  const said = isCoded(Number(status)) ? <Coded>{lead}</Coded> : lead;
  if (section) return <MemberErrorPage section={section} lead={said} {...copy} />;
  return (
    <ErrorContent lead={said} {...copy}>
      {hasGoods && <PopularGoods />}
    </ErrorContent>
  );
}

/** The server inserts the code into each response; hydration keeps it. */
function Coded({ children }: { children: string }) {
  return (
    <>
      {children}
      <span className="block pt-2 text-sm">
        {failure.code}{" "}
        <code id={CODE_ID} suppressHydrationWarning className="[overflow-wrap:anywhere]">
          –
        </code>
      </span>
    </>
  );
}
