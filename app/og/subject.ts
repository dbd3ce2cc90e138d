import { findArticle } from "@/lib/article";
import { isCampaignCode } from "@/lib/campaign";
import { getCampaign } from "@/lib/campaign/server";
import { CAMPAIGN_CODES, HOT_CODE } from "@/lib/contract/campaign";
import { fill, groupedNumber } from "@/lib/format";
import { findHall, findShowroom } from "@/lib/market";
import { getMarkets } from "@/lib/market/server";
import { getCategoryTrail, listProducts } from "@/lib/product/server";
import { SHARE_KINDS, type ShareKind } from "@/lib/seo/share-picture";
import { absolute } from "@/lib/seo/urls";
import { text } from "@/lib/text";

/** Content of a share image; `covers` are absolute addresses. */
export type Subject = { title: string; lead: string; covers: string[] };

const t = text.share;
const COVERS_MAX = 4;

const SUBJECTS: Record<ShareKind, (key: string) => Promise<Subject | undefined>> = {
  site: siteSubject,
  category: categorySubject,
  campaign: campaignSubject,
  market: marketSubject,
  article: articleSubject,
};

export async function findSubject(kind: string, key: string): Promise<Subject | undefined> {
  const known = SHARE_KINDS.find((name) => name === kind);
  return known && SUBJECTS[known](key);
}

async function findCoversAndTotal(filter: { product_type_id?: string; activeCode?: string }) {
  const { records, total } = await listProducts({ ...filter, currPage: 1, pageSize: COVERS_MAX });
  return { total, covers: records.flatMap(({ image }) => (image ? [absolute(image)] : [])) };
}

const SITE_PAGES: Record<string, { title: string; lead: string; code: string }> = {
  inicio: { title: t.siteTitle, lead: t.siteLead, code: HOT_CODE },
  proveedores: { title: text.shop.selected.title, lead: t.suppliersLead, code: CAMPAIGN_CODES.factoryOutlet },
};

async function siteSubject(key: string): Promise<Subject | undefined> {
  const page = Object.hasOwn(SITE_PAGES, key) ? SITE_PAGES[key] : undefined;
  if (!page) return undefined;
  const { covers } = await findCoversAndTotal({ activeCode: page.code });
  return { title: page.title, lead: page.lead, covers };
}

async function categorySubject(id: string): Promise<Subject | undefined> {
  const name = (await getCategoryTrail(id)).at(-1)?.name;
  if (name === undefined) return undefined;
  const { covers, total } = await findCoversAndTotal({ product_type_id: id });
  return { title: name, lead: fill(t.categoryLead, { count: groupedNumber(total) }), covers };
}

async function campaignSubject(code: string): Promise<Subject | undefined> {
  if (!isCampaignCode(code)) return undefined;
  const [{ name, summary }, { covers }] = await Promise.all([getCampaign(code), findCoversAndTotal({ activeCode: code })]);
  return { title: name, lead: summary, covers };
}

async function marketSubject(key: string): Promise<Subject | undefined> {
  const showroom = findShowroom(key);
  if (!showroom) return undefined;
  const hall = findHall(await getMarkets(), key);
  return { title: showroom.title, lead: t.marketLead, covers: hall ? [absolute(hall.img)] : [] };
}

async function articleSubject(slug: string): Promise<Subject | undefined> {
  const found = findArticle(slug);
  if (!found) return undefined;
  const { kind, title, cover } = found;
  return {
    title,
    lead: kind === "guide" ? t.articleLead : text.frame.legal,
    covers: cover === undefined ? [] : [absolute(cover)],
  };
}
