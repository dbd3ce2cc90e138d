import type { Metadata } from "next";
import { CompanyContact } from "@/components/article/company-contact";
import { CompanyData } from "@/components/article/company-data";
import { CompanyFigures } from "@/components/article/company-figures";
import { InlineText } from "@/components/article/inline-text";
import { NextStep } from "@/components/article/next-step";
import { ServiceCards } from "@/components/article/service-cards";
import { StepCards } from "@/components/article/step-cards";
import { TextHero } from "@/components/article/text-hero";
import { JsonLd } from "@/components/frame/json-ld";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Page } from "@/components/ui/page";
import { Section } from "@/components/ui/section";
import { articlesByKind } from "@/lib/article";
import { fillCompanyFacts } from "@/lib/article/inline";
import { routes } from "@/lib/routes";
import { breadcrumbList } from "@/lib/seo/breadcrumbs";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { aboutPageData, companyData } from "@/lib/seo/structured";
import { text } from "@/lib/text";
import company from "@/messages/content/company.json";

const t = text.about;
const FACTS = { path: routes.about, title: brandedTitle(t.metaTitle), description: t.description };
const CRUMBS = [{ label: text.product.home, href: routes.home }, { label: t.title }];

export const metadata: Metadata = pageMetadata(FACTS);

/** Specification 5.1. */
export default function AboutUs() {
  return (
    <Page>
      <div className="flex flex-col gap-4">
        <Breadcrumbs label={text.product.breadcrumbs} crumbs={CRUMBS} />
        <TextHero title={t.title} lead={company.lead} picture={company.picture} pictureAlt={company.pictureAlt}>
          <CompanyFigures />
          <CompanyContact />
        </TextHero>
      </div>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-14">
        <Copy id="grupo" title={t.groupTitle} paragraphs={company.group} />
        <Copy id="mundo" title={t.worldTitle} paragraphs={company.world} />
      </div>
      <Section id="servicios" title={t.servicesTitle} lead={t.servicesLead}>
        <ServiceCards />
      </Section>
      <Section id="portal" title={fillCompanyFacts(t.siteTitle)} lead={t.siteLead}>
        <StepCards steps={company.steps} />
      </Section>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-14">
        <Section id="empresa" title={t.companyTitle} lead={t.companyLead}>
          <CompanyData />
        </Section>
        <div className="flex flex-col gap-8">
          <Articles id="guias" title={t.guides} kind="guide" />
          <Articles id="documentos" title={t.documents} kind="legal" />
        </div>
      </div>
      <NextStep />
      <JsonLd data={companyData({ description: company.lead, founded: company.founded })} />
      <JsonLd data={aboutPageData(FACTS)} />
      <JsonLd data={breadcrumbList(CRUMBS)} />
    </Page>
  );
}

type ArticlesProps = { id: string; title: string; kind: Parameters<typeof articlesByKind>[0] };

function Articles({ id, title, kind }: ArticlesProps) {
  return (
    <Section id={id} title={title}>
      <ul className="flex flex-col">
        {articlesByKind(kind).map(({ slug, title: name }) => (
          <li key={slug}>
            <a href={routes.article(slug)} className="block py-3 font-semibold leading-5 text-brand hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Copy({ id, title, paragraphs }: { id: string; title: string; paragraphs: string[] }) {
  return (
    <Section id={id} title={title}>
      <div className="flex max-w-prose flex-col gap-4 leading-7">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <InlineText>{paragraph}</InlineText>
          </p>
        ))}
      </div>
    </Section>
  );
}
