import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { FloatingButtons } from "@/components/frame/floating-buttons";
import { Footer } from "@/components/frame/footer";
import { Header } from "@/components/frame/header";
import { Hydrated } from "@/components/frame/hydrated.client";
import { Refusals } from "@/components/frame/refusals.client";
import { ServiceWorker } from "@/components/frame/service-worker.client";
import { SpeculationRules } from "@/components/frame/speculation-rules";
import { PrivacyNotices } from "@/components/tracking/privacy-notices";
import { Toaster } from "@/components/ui/toaster.client";
import { env } from "@/lib/env";
import { text } from "@/lib/text";
import "./globals.css";

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  applicationName: env.SITE_NAME,
  formatDetection: { telephone: false },
};

export const viewport: Viewport = { themeColor: "#0a6a4b", width: "device-width", initialScale: 1 };

/** The page frame of SPEC.md section 2, around every page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-CO">
      <body className="group flex flex-col">
        <a
          href="#contenido"
          className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50 focus:rounded-control focus:bg-surface focus:p-3"
        >
          {text.frame.skip}
        </a>
        <PrivacyNotices />
        <Header />
        <main id="contenido" className="flex-1">
          {children}
        </main>
        <Footer />
        <FloatingButtons />
        <SpeculationRules />
        <Toaster />
        <Refusals needsSession={text.error.needsSession} logout="/api/session/logout" />
        <Hydrated />
        <ServiceWorker />
      </body>
    </html>
  );
}
