import type { Metadata } from "next";
import { ArticleGrid } from "@/components/article/article-card";
import { NextStep } from "@/components/article/next-step";
import { WrittenDay } from "@/components/frame/day";
import { JsonLd } from "@/components/frame/json-ld";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Icon } from "@/components/ui/icon";
import { Page } from "@/components/ui/page";
import { Section } from "@/components/ui/section";
import { ARTICLES, articlesByKind } from "@/lib/article";
import { routes } from "@/lib/routes";
import { breadcrumbList } from "@/lib/seo/breadcrumbs";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { collectionData } from "@/lib/seo/structured";
import { text } from "@/lib/text";

const t = text.article;
const FACTS = { path: routes.articles, title: brandedTitle(t.listMetaTitle), description: t.listDescription };
const CRUMBS = [{ label: text.product.home, href: routes.home }, { label: t.listTitle }];

export const metadata: Metadata = pageMetadata(FACTS);

export default function ArticleList() {
  return (
    <Page>
      <div className="flex flex-col gap-4">
        <Breadcrumbs label={text.product.breadcrumbs} crumbs={CRUMBS} />
        <div>
          <h1 className="text-hero">{t.listTitle}</h1>
          <p className="mt-2 max-w-prose text-muted">{t.listLead}</p>
        </div>
      </div>
      <Section id="guias" title={t.guides} lead={t.guidesLead}>
        <ArticleGrid articles={articlesByKind("guide")} priority />
      </Section>
      <Section id="documentos" title={t.documents} lead={t.documentsLead}>
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {articlesByKind("legal").map(({ slug, title, summary, modified }) => (
            <li key={slug} className="group relative flex items-center gap-4 p-4 hover:bg-brand-soft">
              <div className="min-w-0 flex-1">
                <h3 className="text-base">
                  <a href={routes.article(slug)} className="stretched group-hover:text-brand">
                    {title}
                  </a>
                </h3>
                <p className="mt-1 text-sm text-muted">{summary}</p>
                <p className="mt-1 text-xs text-muted">
                  {t.modified} <WrittenDay at={modified} />
                </p>
              </div>
              <Icon name="chevron-right" />
            </li>
          ))}
        </ul>
      </Section>
      <NextStep />
      <JsonLd data={collectionData({ ...FACTS, parts: ARTICLES.map(({ slug }) => routes.article(slug)) })} />
      <JsonLd data={breadcrumbList(CRUMBS)} />
    </Page>
  );
}
