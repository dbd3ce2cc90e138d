"use client";

import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster.client";
import { forgetFormerMember } from "@/lib/session/last-member";
import type { Category, MenuLink } from "./category-menu.client";
import type { FrameData } from "./data";
import { FloatingButtons } from "./floating-buttons";
import { Footer } from "./footer";
import { Header } from "./header";
import { Hydration } from "./hydration.client";
import { LateFrame } from "./late-frame.client";
import { AddContextToLinks } from "./link-context.client";
import { Refusals } from "./refusals.client";

// Here, not in an effect: nothing may read the storage before.
if (typeof window !== "undefined") forgetFormerMember();

type Props = { data: FrameData; categories: Category[]; extraLinks: MenuLink[]; children: ReactNode };

/** Specification 2.1 to 2.3. One client component: server elements would be in the page twice, as HTML and as data (ADR 26). */
export function Frame({ data, categories, extraLinks, children }: Props) {
  const { site, copy, urls } = data;
  return (
    <>
      <a
        href="#contenido"
        className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50 focus:rounded-control focus:bg-surface focus:p-3"
      >
        {copy.skip}
      </a>
      <LateFrame version={site.policyVersion} isMeasurable={site.isMeasurable} />
      <Header data={data} categories={categories} extraLinks={extraLinks} />
      <main id="contenido" className="flex-1">
        <Hydration>{children}</Hydration>
      </main>
      <Footer data={data} />
      <FloatingButtons data={data} />
      <Toaster />
      <Refusals needsSession={copy.needsSession} partFailed={copy.partFailed} logout={urls.logout} />
      <AddContextToLinks urls={urls} />
    </>
  );
}
