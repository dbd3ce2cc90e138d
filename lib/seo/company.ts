import type { OnlineStore, WebSite, WithContext } from "schema-dts";
import { env } from "@/lib/env";
import { routes } from "@/lib/routes";
import { absolute } from "./breadcrumbs";

const COMPANY_ID = absolute(`${routes.about}#empresa`);

/** The site, on the home page: where search engines take its name from. */
export function siteData(): WithContext<WebSite> {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": absolute("/#sitio"),
    name: env.SITE_NAME,
    url: absolute(routes.home),
    inLanguage: "es-CO",
    publisher: { "@id": COMPANY_ID },
  };
}

/** The company in short, on the home page; `/about_us` describes it in full under the same identifier. */
export function storeData(description: string): WithContext<OnlineStore> {
  return {
    "@context": "https://schema.org",
    "@type": "OnlineStore",
    "@id": COMPANY_ID,
    name: env.SITE_NAME,
    legalName: env.COMPANY_NAME,
    url: absolute(routes.home),
    description,
    email: env.COMPANY_EMAIL,
    telephone: env.COMPANY_PHONE,
    areaServed: { "@type": "Country", name: "Colombia" },
    ...(env.SOCIAL_LINKS.length > 0 && { sameAs: env.SOCIAL_LINKS }),
  };
}
