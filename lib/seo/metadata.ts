import type { Metadata } from "next";
import { env } from "@/lib/env";
import { fill } from "@/lib/format";
import { text } from "@/lib/text";
import { fitting, TITLE_LETTERS_MAX } from "./length";
import { sharePicture } from "./share-picture";

type PageFacts = {
  /** With the brand, and without a price, because prices change. */
  title: string;
  description: string;
  path: string;
  image?: { src: string; width: number; height: number; alt: string } | undefined;
  isIndexed?: boolean;
  /** Product tags are written by components/product/share-tags.tsx; the framework does not know them. */
  isProduct?: boolean;
};

const PREVIEWS = { "max-image-preview": "large", "max-snippet": -1, "max-video-preview": -1 } as const;

const SITE = sharePicture("site", "inicio", `${env.SITE_NAME}: ${text.share.siteTitle}`);

const FEED = { "application/rss+xml": "/rss.xml" };

export function pageMetadata({
  title,
  description,
  path,
  image = SITE,
  isIndexed = true,
  isProduct = false,
}: PageFacts): Metadata {
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

/** For personal pages: noindex, no sharing tags. */
export function privateMetadata({ title, description }: Pick<PageFacts, "title" | "description">): Metadata {
  return { title, description, robots: { index: false, follow: false } };
}

export const pagedTitle = (title: string, page: number): string =>
  brandedTitle(page > 1 ? fill(text.listing.pageTitle, { title, page: String(page) }) : title);

/** The first title that fits, with the brand where that fits too; else the last. */
export function brandedTitle(...titles: [string, ...string[]]): string {
  const candidates = titles.flatMap((title) => [`${title} – ${env.SITE_NAME}`, title]);
  return fitting(candidates, TITLE_LETTERS_MAX);
}
