import type { Metadata } from "next";
import { Listing } from "@/components/product/listing";
import { getCampaign, listCampaignProducts } from "@/lib/campaign/server";
import { CAMPAIGN_CODES } from "@/lib/contract/campaign";
import { fill, groupedNumber } from "@/lib/format";
import { LISTING_SIZE, listingParams } from "@/lib/product/listing";
import { routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { sharePicture } from "@/lib/seo/share-picture";
import { text } from "@/lib/text";

type Props = { params: Promise<{ code: string; sort: string; page: string }> };

const t = text.listing;

export const ensureStatic = "navigation";

export const generateStaticParams = () => Object.values(CAMPAIGN_CODES).map((code) => ({ code, sort: "relevance", page: "1" }));

async function read(params: Props["params"]) {
  const { code, ...rest } = await params;
  const { sort, page } = listingParams(rest);
  const [campaign, result] = await Promise.all([
    getCampaign(code),
    listCampaignProducts({ active_code: code, sort, currPage: page, pageSize: LISTING_SIZE }),
  ]);
  return { code, sort, page, campaign, result };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { code, page, sort, campaign, result } = await read(params);
  return pageMetadata({
    title: brandedTitle(fill(t.campaignTitle, { name: campaign.name })),
    description: fill(t.campaignDescription, { name: campaign.name, count: groupedNumber(result.total) }),
    path: routes.campaign(code, page),
    image: sharePicture("campaign", code, campaign.name),
    isIndexed: sort === "relevance",
  });
}

/** `/productsIn`: the goods of one of the four campaigns. */
export default async function CampaignListing({ params }: Props) {
  const { code, sort, page, campaign, result } = await read(params);
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
    />
  );
}
