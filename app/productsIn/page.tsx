import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { campaignBadge, offerNote } from "@/components/product/campaign-badge";
import { CampaignLinks } from "@/components/product/campaign-links";
import { Listing } from "@/components/product/listing";
import { respondWith } from "@/lib/cache/render-context";
import { hasEnded, isCampaignCode } from "@/lib/campaign";
import { getCampaign, listCampaignProducts } from "@/lib/campaign/server";
import { CAMPAIGN_CODES } from "@/lib/contract/campaign";
import { fill, groupedNumber } from "@/lib/format";
import { requiredRead } from "@/lib/http/reads";
import { LISTING_SIZE } from "@/lib/product/listing";
import { assertListed, firstParam, parseList, type Query } from "@/lib/product/listing-address";
import { routes } from "@/lib/routes";
import { pagedTitle, pageMetadata } from "@/lib/seo/metadata";
import { sharePicture } from "@/lib/seo/share-picture";
import { text } from "@/lib/text";

type Props = { searchParams: Promise<Query> };

const t = text.listing;

async function readListing(query: Query) {
  const code = firstParam(query.code) ?? firstParam(query.active_code) ?? "";
  if (!isCampaignCode(code)) notFound();
  const { sort, page } = parseList(query, routes.campaign(code));
  const [campaign, result] = await requiredRead(
    Promise.all([getCampaign(code), listCampaignProducts({ active_code: code, sort, currPage: page, pageSize: LISTING_SIZE })]),
  );
  if (hasEnded(campaign, Date.now())) {
    respondWith(410);
    notFound();
  }
  assertListed(page, result.total);
  return { code, sort, page, campaign, result };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { code, page, sort, campaign, result } = await readListing(await searchParams);
  return pageMetadata({
    title: pagedTitle(fill(t.campaignTitle, { name: campaign.name }), page),
    description: fill(t.campaignDescription, { name: campaign.name, count: groupedNumber(result.total) }),
    path: routes.campaign(code, page),
    image: sharePicture("campaign", code, campaign.name),
    isIndexed: sort === "relevance",
  });
}

export default async function CampaignListing({ searchParams }: Props) {
  const { code, sort, page, campaign, result } = await readListing(await searchParams);
  return (
    <Listing
      title={fill(t.campaignTitle, { name: campaign.name })}
      lead={campaign.summary}
      crumbs={[{ label: text.product.home, href: routes.home }, { label: campaign.name }]}
      result={result}
      page={page}
      sort={sort}
      query={{}}
      hrefWith={({ page: next, sort: order = sort, ...narrower }) =>
        Object.values(narrower).some(Boolean) ? routes.productSearch(narrower) : routes.campaign(code, next ?? page, order)
      }
      categories={result.facets}
      siblings={<CampaignLinks current={code} />}
      ownOrderLabel={code === CAMPAIGN_CODES.bestSellers ? campaign.name : undefined}
      badgeOf={campaignBadge(code, sort, page)}
      noteOf={code === CAMPAIGN_CODES.offers ? offerNote : undefined}
    />
  );
}
