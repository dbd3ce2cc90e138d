import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { Document } from "@/components/frame/document";
import { env } from "@/lib/env";
import "./globals.css";

/** Rendered on request, cached by our own HTTP cache (ADR 28). */
export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  applicationName: env.SITE_NAME,
  formatDetection: { telephone: false },
};

export const viewport: Viewport = { themeColor: "#0a6a4b", width: "device-width", initialScale: 1 };

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
