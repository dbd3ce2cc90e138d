import type { Metadata } from "next";
import { InquiryPage } from "@/components/inquiry/inquiry-page";
import { linesParam, parseLinesParam } from "@/lib/cart/lines-address";
import { getResolvedLines } from "@/lib/cart/server";
import { fill } from "@/lib/format";
import { optionalRead, readOrUndefined } from "@/lib/http/reads";
import { toFormLines, withLines } from "@/lib/inquiry/lines";
import { longInputFromQuery, toLongInput } from "@/lib/inquiry/long-values";
import { getUnfinishedInquiry } from "@/lib/inquiry/server";
import { routes } from "@/lib/routes";
import { firstValue } from "@/lib/search-params";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { getShop } from "@/lib/shop/server";
import { text } from "@/lib/text";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const t = text.inquiry;

export const metadata: Metadata = pageMetadata({
  title: brandedTitle(t.postTitle),
  description: t.postDescription,
  path: routes.quote,
});

/** Inquiry form; the address may name lines, a shop, or an unfinished inquiry. */
export default async function CantFindPage({ searchParams }: Props) {
  const query = await searchParams;
  const [rfqId, shopId] = [firstValue(query.rfq), firstValue(query.shop_id)];
  const wantedLines = parseLinesParam(firstValue(query.lines));
  const [inquiry, shop, resolved] = await Promise.all([
    optionalRead(getUnfinishedInquiry(rfqId)),
    shopId ? optionalRead(readOrUndefined(getShop(shopId))) : undefined,
    wantedLines.length > 0 ? optionalRead(getResolvedLines(wantedLines)) : undefined,
  ]);
  // An unfinished inquiry shows the lines that the gateway has; they are not posted again.
  const lines = inquiry?.lines ?? toFormLines(resolved ?? []);
  return (
    <InquiryPage
      title={inquiry ? fill(t.completeTitle, { id: inquiry.id }) : t.postTitle}
      lead={inquiry ? t.completeLead : shop ? fill(t.shopLead, { shop: shop.name }) : t.postLead}
      values={inquiry ? toLongInput(inquiry) : withLines(longInputFromQuery(query), lines, wantedLines.length)}
      wrong={firstValue(query.wrong)}
      about={{
        ...(inquiry && { rfqId: inquiry.id, files: inquiry.attachments }),
        ...(shop && { shopId: shop.id }),
        keyword: firstValue(query.keyword) || undefined,
        lines: inquiry ? undefined : linesParam(lines) || undefined,
      }}
      lines={lines}
      teamId={firstValue(query.team)}
    />
  );
}
