import type { Metadata } from "next";
import { env } from "@/lib/env";
import { text } from "@/lib/text";
import { sharePicture } from "./share-picture";

type Facts = {
  /** The whole title, brand included; never a price, which ages. */
  title: string;
  description: string;
  /** The canonical address, from the root. */
  path: string;
  /** A picture for a shared link, absolute or from the root; the site's own when there is none. */
  image?: { src: string; width: number; height: number; alt: string } | undefined;
  isIndexed?: boolean;
  /** A product's type and price are tags that the framework does not know: the page writes them (components/product/share-tags.tsx). */
  isProduct?: boolean;
};

const PREVIEWS = { "max-image-preview": "large", "max-snippet": -1, "max-video-preview": -1 } as const;

const SITE = sharePicture("site", "inicio", `${env.SITE_NAME}: ${text.share.siteTitle}`);

/** The news feed, named on every page. */
const FEED = { "application/rss+xml": "/rss.xml" };

/** Title, description, canonical, language links, sharing tags and robots of a page, in one way for all. */
export function pageMetadata({ title, description, path, image = SITE, isIndexed = true, isProduct = false }: Facts): Metadata {
  const images = [{ url: image.src, width: image.width, height: image.height, alt: image.alt }];
  return {
    title,
    description,
    alternates: { canonical: path, languages: { "es-CO": path, "x-default": path }, types: FEED },
    robots: isIndexed ? { index: true, follow: true, ...PREVIEWS } : { index: false, follow: true },
    openGraph: {
      title,
      description,
      url: path,
      siteName: env.SITE_NAME,
      locale: "es_CO",
      ...(!isProduct && { type: "website" }),
      images,
    },
    twitter: { card: "summary_large_image", title, description, images },
  };
}

/** Title and description of a page that only its owner sees: no index and no network is told of it. */
export function privateMetadata({ title, description }: Pick<Facts, "title" | "description">): Metadata {
  return { title, description, robots: { index: false, follow: false } };
}

/** A title with the brand at its end. */
export function brandedTitle(title: string): string {
  return `${title} – ${env.SITE_NAME}`;
}
