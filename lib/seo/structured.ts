import type { AboutPage, Article as ArticleData, CollectionPage, OnlineStore, WebPage, WebSite, WithContext } from "schema-dts";
import type { Article } from "@/lib/article";
import { env } from "@/lib/env";
import { routes } from "@/lib/routes";
import { absolute, pictureUrl } from "./urls";

const CONTEXT = "https://schema.org" as const;
const LANGUAGE = "es-CO";

/** The company is described on the home page and, with more facts, on `/about_us`. Other pages refer to its id. */
const COMPANY = { "@type": "OnlineStore", "@id": absolute(`${routes.about}#empresa`), name: env.COMPANY_NAME } as const;
const SITE = { "@type": "WebSite", "@id": absolute("/#sitio"), name: env.SITE_NAME, url: absolute("/") } as const;

/** For the home page only, from which search engines take the site's name. */
export function siteData(): WithContext<WebSite> {
  return { "@context": CONTEXT, ...SITE, inLanguage: LANGUAGE, publisher: { "@id": COMPANY["@id"] } };
}

export const storeData = (description: string): WithContext<OnlineStore> => storeFacts(description);

function storeFacts(description: string) {
  return {
    "@context": CONTEXT,
    ...COMPANY,
    name: env.SITE_NAME,
    legalName: env.COMPANY_NAME,
    url: absolute("/"),
    logo: absolute("/icon.svg"),
    description,
    email: env.COMPANY_EMAIL,
    telephone: env.COMPANY_PHONE,
    areaServed: { "@type": "Country", name: "Colombia" } as const,
    ...(env.SOCIAL_LINKS.length > 0 && { sameAs: env.SOCIAL_LINKS }),
  };
}

type PageFacts = { path: string; title: string; description: string };

const pageNode = ({ path, title, description }: PageFacts) => ({
  "@id": absolute(path),
  url: absolute(path),
  name: title,
  description,
  inLanguage: LANGUAGE,
  isPartOf: SITE,
});

export function webPageData(facts: PageFacts): WithContext<WebPage> {
  return { "@context": CONTEXT, "@type": "WebPage", ...pageNode(facts) };
}

export function collectionData({ parts, ...facts }: PageFacts & { parts: readonly string[] }): WithContext<CollectionPage> {
  return {
    "@context": CONTEXT,
    "@type": "CollectionPage",
    ...pageNode(facts),
    mainEntity: {
      "@type": "ItemList",
      itemListElement: parts.map((path, index) => ({ "@type": "ListItem" as const, position: index + 1, url: absolute(path) })),
    },
  };
}

export function articleData(article: Article): WithContext<ArticleData> | WithContext<WebPage> {
  const { slug, kind, title, summary, published, modified, cover } = article;
  const facts = { path: routes.article(slug), title, description: summary };
  const dates = { datePublished: published, dateModified: modified };
  if (kind === "legal") return { ...webPageData(facts), ...dates, publisher: COMPANY };
  const { name, ...node } = pageNode(facts);
  return {
    "@context": CONTEXT,
    "@type": "Article",
    ...node,
    "@id": `${node.url}#articulo`,
    headline: name,
    mainEntityOfPage: node.url,
    ...dates,
    ...(cover && { image: [pictureUrl(cover)] }),
    author: { ...COMPANY, url: absolute(routes.about) },
    publisher: COMPANY,
  };
}

/** For `/about_us`. Facts that are not configured are left out. */
export function companyData({ description, founded }: { description: string; founded: string }): WithContext<OnlineStore> {
  return {
    ...storeFacts(description),
    foundingDate: founded,
    address: env.COMPANY_ADDRESS,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email: env.COMPANY_EMAIL,
      telephone: env.COMPANY_PHONE,
      availableLanguage: "es",
    },
    ...(env.COMPANY_TAX_ID && { taxID: env.COMPANY_TAX_ID }),
  };
}

export function aboutPageData(facts: PageFacts): WithContext<AboutPage> {
  return { "@context": CONTEXT, "@type": "AboutPage", ...pageNode(facts), mainEntity: { "@id": COMPANY["@id"] } };
}
