import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ArticleGrid } from "@/components/article/article-card";
import { ArticleHeader } from "@/components/article/article-header";
import { Contents, FoldedContents } from "@/components/article/contents";
import { NextStep } from "@/components/article/next-step";
import { TextSections } from "@/components/article/text-sections";
import { JsonLd } from "@/components/frame/json-ld";
import { ShareLink } from "@/components/frame/share-link";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Page } from "@/components/ui/page";
import { Section } from "@/components/ui/section";
import { ARTICLES, findArticle, relatedArticles } from "@/lib/article";
import { fill } from "@/lib/format";
import { routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { absolute, articleData, breadcrumbData } from "@/lib/seo/structured";
import { text } from "@/lib/text";

type Props = { params: Promise<{ slug: string }> };

const t = text.article;

export const ensureStatic = "navigation";

export const generateStaticParams = () => ARTICLES.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = findArticle((await params).slug);
  if (!article) return {};
  const { slug, title, summary, cover } = article;
  return pageMetadata({
    title: brandedTitle(title),
    description: summary,
    path: routes.article(slug),
    image: cover === undefined ? undefined : { src: `${cover}?w=1200`, width: 1200, height: 675, alt: title },
  });
}

/** `/article/{slug}`: a buying guide, the user agreement, the privacy policy or the accessibility statement. */
export default async function ArticlePage({ params }: Props) {
  const article = findArticle((await params).slug);
  if (!article) notFound();
  const { slug, kind, title, sections } = article;
  const crumbs = [
    { label: text.product.home, href: routes.home },
    { label: t.listTitle, href: routes.articles },
    { label: title },
  ];
  const related = relatedArticles(article);
  return (
    <Page>
      <article className="flex flex-col gap-4">
        <Breadcrumbs label={text.product.breadcrumbs} crumbs={crumbs} />
        <ArticleHeader article={article} />
        <FoldedContents sections={sections} />
        <div className="mt-2 grid gap-x-14 gap-y-6 sm:mt-6 lg:grid-cols-[16rem_minmax(0,65ch)] lg:justify-center">
          <Contents sections={sections} />
          <div className="flex flex-col gap-8">
            <TextSections sections={sections} />
            <ShareLink sentence={fill(t.shareText, { title, address: absolute(routes.article(slug)) })} />
            <p className="hidden text-sm print:block">{fill(t.printed, { address: absolute(routes.article(slug)) })}</p>
          </div>
        </div>
      </article>
      <NextStep />
      <Section id="relacionados" title={kind === "guide" ? t.related : t.relatedDocuments}>
        <ArticleGrid articles={related} />
      </Section>
      <JsonLd data={articleData(article)} />
      <JsonLd data={breadcrumbData(crumbs)} />
    </Page>
  );
}
