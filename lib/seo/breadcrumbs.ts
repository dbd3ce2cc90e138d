import { env } from "@/lib/env";

type Crumb = { label: string; href?: string };

export const absolute = (path: string): string => new URL(path, env.SITE_URL).href;

/** The last crumb is the page itself, without address. */
export function breadcrumbList(crumbs: Crumb[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href && { item: absolute(href) }),
    })),
  };
}
