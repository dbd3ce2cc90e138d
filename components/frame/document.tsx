import type { ReactNode } from "react";
import { pictureAt } from "@/components/ui/picture";
import { findArticle } from "@/lib/article";
import { env } from "@/lib/env";
import { optional } from "@/lib/http/optional";
import { getTopCategories } from "@/lib/product/server";
import { text } from "@/lib/text";
import { Frame } from "./frame.client";
import type { Site } from "./site";
import { SpeculationRules } from "./speculation-rules";

const SITE: Site = {
  name: env.SITE_NAME,
  company: {
    name: env.COMPANY_NAME,
    taxId: env.COMPANY_TAX_ID,
    address: env.COMPANY_ADDRESS,
    email: env.COMPANY_EMAIL,
    phone: env.COMPANY_PHONE,
  },
  socialLinks: env.SOCIAL_LINKS,
  isMeasurable: env.TRACKING_URL !== undefined,
  policyVersion: findArticle("politica-de-privacidad")?.modified.slice(0, 10) ?? "",
};

/** The whole document around what a page shows, its frame as data for the island that draws it. */
export async function Document({ children }: { children: ReactNode }) {
  const categories = (await optional(getTopCategories())) ?? [];
  return (
    <html lang="es-CO">
      <body className="group flex flex-col">
        <Frame
          site={SITE}
          words={text.frame}
          needsSession={text.error.needsSession}
          categories={categories.map(({ id, name, img }) => ({ id, name, ...(img && { img: pictureAt(img, 96) }) }))}
        >
          {children}
        </Frame>
        <SpeculationRules />
      </body>
    </html>
  );
}
