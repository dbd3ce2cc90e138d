import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { Document } from "@/components/frame/document";
import { env } from "@/lib/env";
import "./globals.css";

/** Pages are rendered on request and kept by the HTTP cache in front of the site (docs/adr/0028-one-http-cache.md). */
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
