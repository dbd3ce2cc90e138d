"use client";

import type { ReactNode } from "react";
import { PrivacyNotices } from "@/components/tracking/privacy-notices.client";
import { Toaster } from "@/components/ui/toaster.client";
import type { Category } from "./category-menu";
import { FloatingButtons } from "./floating-buttons";
import { Footer } from "./footer";
import { Header } from "./header";
import { Hydrated } from "./hydrated.client";
import { Refusals } from "./refusals.client";
import { ServiceWorker } from "./service-worker.client";
import type { FrameWords, Site } from "./site";

type Props = { site: Site; words: FrameWords; needsSession: string; categories: Category[]; children: ReactNode };

/**
 * The page frame of SPEC.md section 2. One island: as elements of the server it would stand in every page twice, once for people
 * and once for the scripts (docs/adr/0026-the-frame-is-one-island.md).
 */
export function Frame({ site, words, needsSession, categories, children }: Props) {
  return (
    <>
      <a
        href="#contenido"
        className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50 focus:rounded-control focus:bg-surface focus:p-3"
      >
        {words.skip}
      </a>
      <PrivacyNotices version={site.policyVersion} isMeasurable={site.isMeasurable} />
      <Header site={site} words={words} categories={categories} />
      <main id="contenido" className="flex-1">
        {children}
      </main>
      <Footer site={site} words={words} />
      <FloatingButtons words={words} />
      <Toaster />
      <Refusals needsSession={needsSession} logout="/api/session/logout" />
      <Hydrated />
      <ServiceWorker />
    </>
  );
}
