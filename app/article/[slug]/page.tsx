import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ArticleGrid } from "@/components/article/article-card";
import { ArticleHeader } from "@/components/article/article-header";
import { LongText } from "@/components/article/long-text";
import { NextStep } from "@/components/article/next-step";
import { JsonLd } from "@/components/frame/json-ld";
import { ShareLink } from "@/components/frame/share-link";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Page } from "@/components/ui/page";
import { Section } from "@/components/ui/section";
import { findArticle, relatedArticles } from "@/lib/article";
import { fill } from "@/lib/format";
import { routes } from "@/lib/routes";
import { breadcrumbList } from "@/lib/seo/breadcrumbs";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { sharePicture } from "@/lib/seo/share-picture";
import { articleData } from "@/lib/seo/structured";
import { absolute } from "@/lib/seo/urls";
import { text } from "@/lib/text";

type Props = { params: Promise<{ slug: string }> };

const t = text.article;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = findArticle((await params).slug);
  if (!article) return {};
  const { slug, title, summary } = article;
  return pageMetadata({
    title: brandedTitle(title),
    description: summary,
    path: routes.article(slug),
    image: sharePicture("article", slug, title),
  });
}

export default async function ArticlePage({ params }: Props) {
  const article = findArticle((await params).slug);
  if (!article) notFound();
  const { slug, kind, title, sections } = article;
  const crumbs = [
    { label: text.product.home, href: routes.home },
    { label: t.listTitle, href: routes.articles },
    { label: title },
  ];
  const address = absolute(routes.article(slug));
  return (
    <Page>
      <article className="flex flex-col gap-4">
        <Breadcrumbs label={text.product.breadcrumbs} crumbs={crumbs} />
        <ArticleHeader article={article} />
        <LongText sections={sections}>
          <div className="print:hidden">
            <ShareLink sentence={fill(t.shareText, { title, address })} />
          </div>
          <p className="hidden text-sm print:block">{fill(t.printed, { address })}</p>
        </LongText>
      </article>
      <NextStep />
      <div className="print:hidden">
        <Section id="relacionados" title={kind === "guide" ? t.related : t.relatedDocuments}>
          <ArticleGrid articles={relatedArticles(article)} />
        </Section>
      </div>
      <JsonLd data={articleData(article)} />
      <JsonLd data={breadcrumbList(crumbs)} />
    </Page>
  );
}
