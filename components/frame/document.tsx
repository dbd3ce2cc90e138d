import type { ReactNode } from "react";
import { PrivacyNotices } from "@/components/tracking/privacy-notices";
import { text } from "@/lib/text";
import { Behaviour } from "./behaviour.client";
import { FloatingButtons } from "./floating-buttons";
import { Footer } from "./footer";
import { Header } from "./header";
import { SpeculationRules } from "./speculation-rules";

/** The page frame of SPEC.md section 2: the whole document around what a page shows. */
export function Document({ children }: { children: ReactNode }) {
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
        <Behaviour needsSession={text.error.needsSession} />
      </body>
    </html>
  );
}
