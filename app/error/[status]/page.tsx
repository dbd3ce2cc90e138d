import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ErrorContent } from "@/components/frame/error-content";
import { MemberErrorPage } from "@/components/member/member-error-page";
import { PopularGoods } from "@/components/product/popular-goods";
import { memberSection } from "@/lib/routes";
import { CODE_ID, hasSupportCode } from "@/lib/support-code";
import { text } from "@/lib/text";
import errorMessages from "@/messages/error.json";
import failed from "@/messages/failed.json";

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ status: string }>; searchParams: Promise<Query> };

const t = text.error;

/** `retry`: label of a link to the original address. */
const PAGES: Record<string, { title: string; lead: string; showsBestSellers?: boolean; retry?: string }> = {
  404: { title: t.notFoundTitle, lead: t.notFoundText },
  410: { title: t.goneTitle, lead: t.goneText, showsBestSellers: true },
  413: { title: errorMessages.tooLargeTitle, lead: errorMessages.tooLargeText },
  429: { title: errorMessages.tooManyTitle, lead: errorMessages.tooManyText, retry: failed.retry },
  500: { title: failed.title, lead: failed.text, retry: failed.retry },
  503: { title: t.unavailableTitle, lead: t.unavailableText, showsBestSellers: true, retry: t.retryNow },
  504: { title: failed.title, lead: errorMessages.lateText, retry: failed.retry },
};

const MEMBER_PAGES: typeof PAGES = {
  404: { title: t.notFoundTitle, lead: errorMessages.goneText },
  503: { title: failed.title, lead: errorMessages.awayText, retry: failed.retry },
};

const singleText = (value: Query[string]) => (typeof value === "string" ? value : undefined);

/** Reads the query of server/error-pages.ts. `section`: of the member area; `posted`: for a POST, which no link repeats; `message`: the gateway's. */
async function readCopy({ params, searchParams }: Props) {
  const [{ status }, query] = await Promise.all([params, searchParams]);
  const section = memberSection(singleText(query.section) ?? "");
  const copy = (section && MEMBER_PAGES[status]) || PAGES[status] || notFound();
  const isPosted = query.posted !== undefined;
  const retry = isPosted ? undefined : copy.retry;
  const lead = [singleText(query.message) ?? copy.lead, isPosted && errorMessages.postedText].filter(Boolean).join(" ");
  return { ...copy, retry, lead, section };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await readCopy(props)).title, robots: { index: false } };
}

/** Error pages, sent by server/error-pages.ts in place of a failed page; not reachable directly. */
export default async function ErrorPage(props: Props) {
  const { showsBestSellers, section, lead, ...copy } = await readCopy(props);
  const { status } = await props.params;
  const leadWithCode = hasSupportCode(Number(status)) ? <WithSupportCode>{lead}</WithSupportCode> : lead;
  if (section) return <MemberErrorPage section={section} lead={leadWithCode} {...copy} />;
  return (
    <ErrorContent lead={leadWithCode} {...copy}>
      {showsBestSellers && <PopularGoods />}
    </ErrorContent>
  );
}

/** The server inserts the code into each response; hydration keeps it. */
function WithSupportCode({ children }: { children: string }) {
  return (
    <>
      {children}
      <span className="block pt-2 text-sm">
        {errorMessages.code}{" "}
        <code id={CODE_ID} suppressHydrationWarning className="[overflow-wrap:anywhere]">
          –
        </code>
      </span>
    </>
  );
}
