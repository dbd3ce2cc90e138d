import type { Metadata } from "next";
import { Document } from "@/components/frame/document";
import { WayOn } from "@/components/frame/way-on";
import { text } from "@/lib/text";
import { metadata as site, viewport } from "./layout";
import "./globals.css";

export const metadata: Metadata = { ...site, title: text.error.notFoundTitle, robots: { index: false } };

export { viewport };

/** What stands at no address of the site, and what the middleware found missing. It has no layout around it. */
export default function GlobalNotFound() {
  return (
    <Document>
      <WayOn title={text.error.notFoundTitle} lead={text.error.notFoundText} />
    </Document>
  );
}
