import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ErrorContent } from "@/components/frame/error-content";
import { MemberErrorPage } from "@/components/member/member-error-page";
import { PopularGoods } from "@/components/product/popular-goods";
import { RelatedProducts } from "@/components/product/related-products";
import { OtherShops } from "@/components/shop/other-shops";
import { partRead } from "@/lib/http/reads";
import { getProduct } from "@/lib/product/server";
import { memberSection } from "@/lib/routes";
import { CODE_ID, hasSupportCode } from "@/lib/support-code";
import { text } from "@/lib/text";
import errorMessages from "@/messages/error.json";
import failed from "@/messages/failed.json";

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ status: string }>; searchParams: Promise<Query> };

const t = text.error;

/** `retry`: label of a link to the original address. */
type Page = {
  title: string;
  lead: string;
  showsBestSellers?: boolean;
  showsShops?: boolean;
  hasSearch?: boolean;
  retry?: string;
};

const PAGES: Record<string, Page> = {
  404: { title: t.notFoundTitle, lead: t.notFoundText, showsBestSellers: true, hasSearch: true },
  410: { title: t.goneTitle, lead: t.goneText, showsBestSellers: true, hasSearch: true },
  413: { title: errorMessages.tooLargeTitle, lead: errorMessages.tooLargeText },
  429: { title: errorMessages.tooManyTitle, lead: errorMessages.tooManyText, retry: failed.retry },
  500: { title: failed.title, lead: failed.text, retry: failed.retry },
  503: { title: t.unavailableTitle, lead: t.unavailableText, showsBestSellers: true, retry: t.retryNow },
  504: { title: failed.title, lead: errorMessages.lateText, retry: failed.retry },
};

/** Instead of the page for 404, by `missingKind` of server/error-pages.ts. */
const MISSING_PAGES: Record<string, Page> = {
  product: { title: t.noProductTitle, lead: t.noProductText, showsBestSellers: true, hasSearch: true },
  shop: { title: t.noShopTitle, lead: t.noShopText, showsShops: true, hasSearch: true },
};

const MEMBER_PAGES: typeof PAGES = {
  404: { title: t.notFoundTitle, lead: errorMessages.goneText },
  503: { title: failed.title, lead: errorMessages.awayText, retry: failed.retry },
};

const singleText = (value: Query[string]) => (typeof value === "string" ? value : undefined);

/** Reads the query of server/error-pages.ts. `section`: of the member area; `posted`: for a POST, which no link repeats; `message`: the gateway's; `product`: that is gone, and says so itself. */
async function readCopy({ params, searchParams }: Props) {
  const [{ status }, query] = await Promise.all([params, searchParams]);
  const section = memberSection(singleText(query.section) ?? "");
  const missing = status === "404" ? MISSING_PAGES[singleText(query.missing) ?? ""] : undefined;
  const copy = (section && MEMBER_PAGES[status]) || missing || PAGES[status] || notFound();
  const isPosted = query.posted !== undefined;
  const retry = isPosted ? undefined : copy.retry;
  const product = singleText(query.product);
  const refusal = product ? await partRead(getProduct(product)) : undefined;
  const lead = [
    refusal?.isLoaded === false && refusal.message,
    singleText(query.message) ?? copy.lead,
    isPosted && errorMessages.postedText,
  ]
    .filter(Boolean)
    .join(" ");
  return { ...copy, retry, lead, section, product };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await readCopy(props)).title, robots: { index: false } };
}

/** Error pages, sent by server/error-pages.ts in place of a failed page; not reachable directly. */
export default async function ErrorPage(props: Props) {
  const { showsBestSellers, showsShops, section, product, lead, title, retry, hasSearch } = await readCopy(props);
  const { status } = await props.params;
  const leadWithCode = hasSupportCode(Number(status)) ? <WithSupportCode>{lead}</WithSupportCode> : lead;
  if (section) return <MemberErrorPage section={section} lead={leadWithCode} title={title} retry={retry} />;
  return (
    <ErrorContent lead={leadWithCode} title={title} retry={retry} hasSearch={hasSearch}>
      {showsShops && <OtherShops />}
      {product && <RelatedProducts productId={product} />}
      {showsBestSellers && !product && <PopularGoods />}
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
