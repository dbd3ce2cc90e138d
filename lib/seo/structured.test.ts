import { findArticle } from "@/lib/article";
import { env } from "@/lib/env";
import { breadcrumbList } from "./breadcrumbs";
import { articleData, companyData } from "./structured";

const articleOf = (slug: string) => {
  const article = findArticle(slug);
  if (!article) throw new Error(`no article ${slug}`);
  return articleData(article);
};

describe("structured data", () => {
  test("a guide is an article with absolute addresses and both dates", () => {
    const data = articleOf("incoterms-fob-cif-ddp");
    expect(data).toMatchObject({
      "@type": "Article",
      url: `${env.SITE_URL}/article/incoterms-fob-cif-ddp`,
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      image: [expect.stringContaining(`${env.SITE_URL}/media/still/`)],
    });
  });

  test("a legal text is a page of the site with its dates", () => {
    expect(articleOf("politica-de-privacidad")).toMatchObject({ "@type": "WebPage", dateModified: expect.any(String) });
  });

  test("the last crumb is the page itself and needs no address", () => {
    const { itemListElement } = breadcrumbList([{ label: "Inicio", href: "/" }, { label: "Aquí" }]);
    expect(itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Inicio", item: `${env.SITE_URL}/` },
      { "@type": "ListItem", position: 2, name: "Aquí" },
    ]);
  });

  test("the company has no policy and no tax number that nobody gave", () => {
    const data = companyData({ description: "d", founded: "1993" });
    expect(data).toMatchObject({ "@type": "OnlineStore", legalName: env.COMPANY_NAME, foundingDate: "1993" });
    for (const invented of ["taxID", "sameAs", "hasMerchantReturnPolicy", "aggregateRating"])
      expect(data).not.toHaveProperty(invented);
  });
});
