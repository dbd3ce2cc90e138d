import type { Metadata } from "next";
import { GuestLines } from "@/components/cart/guest-lines.client";
import { SeenProducts } from "@/components/product/seen-products.client";
import { SeenShops } from "@/components/shop/seen-shops.client";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Page } from "@/components/ui/page";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { text } from "@/lib/text";

const t = text.offline;

export const metadata: Metadata = pageMetadata({
  title: brandedTitle(t.title),
  description: t.lead,
  path: "/offline",
  isIndexed: false,
});

const NEED_NETWORK = "footer nav, footer button, .shortcuts { display: none }";

/** Shown by public/sw.js without a network: the stored cart, recently viewed products and shops. */
export default function Offline() {
  return (
    <Page>
      <style href="offline" precedence="default">
        {NEED_NETWORK}
      </style>
      <div className="flex flex-col items-start gap-4 pt-6">
        <h1 className="text-hero">{t.title}</h1>
        <p className="max-w-prose text-muted">{t.lead}</p>
        {/* The empty address reloads the page that was asked for. */}
        <ButtonLink href="">{t.retry}</ButtonLink>
        <p className="max-w-prose text-sm text-muted">{t.without}</p>
      </div>
      <GuestLines copy={t.cart} />
      <SeenProducts title={t.seen}>
        <EmptyState icon="tag" title={t.none}>
          <p>{t.noneText}</p>
        </EmptyState>
      </SeenProducts>
      <SeenShops title={t.shops} />
    </Page>
  );
}
