import { findArticle } from "@/lib/article";
import { isCampaignCode } from "@/lib/campaign";
import { getCampaign } from "@/lib/campaign/server";
import { CAMPAIGN_CODES, HOT_CODE } from "@/lib/contract/campaign";
import { fill, groupedNumber } from "@/lib/format";
import { findHall, findShowroom } from "@/lib/market";
import { getMarkets } from "@/lib/market/server";
import { getCategoryTrail, listProducts } from "@/lib/product/server";
import { absolute } from "@/lib/seo/breadcrumbs";
import { SHARE_KINDS, type ShareKind } from "@/lib/seo/share-picture";
import { text } from "@/lib/text";

/** Content of a share image; `covers` are absolute addresses. */
export type Subject = { title: string; lead: string; covers: string[] };

const t = text.share;
const GOODS = 4;

const SUBJECTS: Record<ShareKind, (key: string) => Promise<Subject | undefined>> = { site, category, campaign, market, article };

export async function findSubject(kind: string, key: string): Promise<Subject | undefined> {
  const known = SHARE_KINDS.find((name) => name === kind);
  return known && SUBJECTS[known](key);
}

async function goods(filter: { product_type_id?: string; activeCode?: string }) {
  const { records, total } = await listProducts({ ...filter, currPage: 1, pageSize: GOODS });
  return { total, covers: records.flatMap(({ image }) => (image ? [absolute(image)] : [])) };
}

const { selected } = text.shop;

const PAGES: Record<string, { title: string; lead: string; code: string }> = {
  inicio: { title: t.siteTitle, lead: t.siteLead, code: HOT_CODE },
  proveedores: { title: selected.title, lead: t.suppliersLead, code: CAMPAIGN_CODES.factoryOutlet },
};

async function site(key: string): Promise<Subject | undefined> {
  const page = Object.hasOwn(PAGES, key) ? PAGES[key] : undefined;
  if (!page) return undefined;
  const { covers } = await goods({ activeCode: page.code });
  return { title: page.title, lead: page.lead, covers };
}

async function category(id: string): Promise<Subject | undefined> {
  const name = (await getCategoryTrail(id)).at(-1)?.name;
  if (name === undefined) return undefined;
  const { covers, total } = await goods({ product_type_id: id });
  return { title: name, lead: fill(t.categoryLead, { count: groupedNumber(total) }), covers };
}

async function campaign(code: string): Promise<Subject | undefined> {
  if (!isCampaignCode(code)) return undefined;
  const [{ name, summary }, { covers }] = await Promise.all([getCampaign(code), goods({ activeCode: code })]);
  return { title: name, lead: summary, covers };
}

async function market(key: string): Promise<Subject | undefined> {
  const showroom = findShowroom(key);
  if (!showroom) return undefined;
  const hall = findHall(await getMarkets(), key);
  return { title: showroom.title, lead: t.marketLead, covers: hall ? [absolute(hall.img)] : [] };
}

async function article(slug: string): Promise<Subject | undefined> {
  const found = findArticle(slug);
  if (!found) return undefined;
  const { kind, title, cover } = found;
  return {
    title,
    lead: kind === "guide" ? t.articleLead : text.frame.legal,
    covers: cover === undefined ? [] : [absolute(cover)],
  };
}
