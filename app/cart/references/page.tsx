import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReferenceOrder } from "@/components/cart/reference-order.client";
import { Page } from "@/components/ui/page";
import { supportsReferences, UNIT_NAMES } from "@/lib/cart/server";
import { requiredRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { brandedTitle, privateMetadata } from "@/lib/seo/metadata";
import { text } from "@/lib/text";

const t = text.references;

export const metadata: Metadata = privateMetadata({ title: brandedTitle(t.title), description: t.lead });

/** Order by references (specification 26.1). */
export default async function ReferencesPage() {
  if (!(await requiredRead(supportsReferences()))) notFound();
  const { quoteLine, quoteMore } = text.cart;
  return (
    <Page>
      <div className="flex flex-col gap-4">
        <h1 className="text-title sm:text-[1.75rem]">{t.title}</h1>
        <p className="max-w-prose text-muted">{t.lead}</p>
        <noscript>
          <div className="flex flex-wrap items-center gap-x-4 rounded-control bg-gold-soft px-4 py-3 text-sm text-gold">
            <p>{t.noScript}</p>
            <a href={routes.quote} className="inline-flex min-h-11 items-center font-semibold underline">
              {text.cart.quote}
            </a>
          </div>
        </noscript>
        <ReferenceOrder copy={{ ...t, quoteLine, quoteMore, unitNames: UNIT_NAMES }} />
      </div>
    </Page>
  );
}
