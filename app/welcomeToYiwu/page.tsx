import type { Metadata } from "next";
import { ArticleGrid } from "@/components/article/article-card";
import { FoldedContents } from "@/components/article/contents";
import { LongText } from "@/components/article/long-text";
import { NextStep } from "@/components/article/next-step";
import { StepCards } from "@/components/article/step-cards";
import { TextHero } from "@/components/article/text-hero";
import { JsonLd } from "@/components/frame/json-ld";
import { Markets } from "@/components/home/markets";
import { ShopIntroductions } from "@/components/shop/shop-introductions";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { Section } from "@/components/ui/section";
import { articlesByKind, parseTextSections } from "@/lib/article";
import { routes } from "@/lib/routes";
import { breadcrumbList } from "@/lib/seo/breadcrumbs";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { webPageData } from "@/lib/seo/structured";
import { text } from "@/lib/text";
import welcome from "@/messages/content/welcome.json";

const t = text.welcome;
const FACTS = { path: routes.welcome, title: brandedTitle(t.metaTitle), description: t.description };
const SECTIONS = parseTextSections(welcome.sections);
const CRUMBS = [{ label: text.product.home, href: routes.home }, { label: t.title }];

export const metadata: Metadata = pageMetadata(FACTS);

export default function WelcomeToYiwu() {
  return (
    <Page>
      <div className="flex flex-col gap-4">
        <Breadcrumbs label={text.product.breadcrumbs} crumbs={CRUMBS} />
        <TextHero title={t.title} lead={t.lead} picture={welcome.picture} pictureAlt={welcome.pictureAlt}>
          <p className="flex flex-wrap gap-2">
            <ButtonLink href={routes.quote}>{text.frame.requestQuote}</ButtonLink>
            <ButtonLink href={routes.markets} variant="secondary">
              {text.frame.markets}
            </ButtonLink>
          </p>
        </TextHero>
        <FoldedContents sections={SECTIONS} />
      </div>
      <Section id="pasos" title={t.steps}>
        <StepCards steps={welcome.steps} />
      </Section>
      <LongText sections={SECTIONS} hasOwnContents />
      <Markets />
      <Section id="guias" title={t.guides} more={{ href: routes.articles, label: text.home.more }}>
        <ArticleGrid articles={articlesByKind("guide").slice(0, 3)} />
      </Section>
      <ShopIntroductions />
      <NextStep />
      <JsonLd data={webPageData(FACTS)} />
      <JsonLd data={breadcrumbList(CRUMBS)} />
    </Page>
  );
}
