import type { Metadata } from "next";
import { WayOn } from "@/components/frame/way-on";
import { text } from "@/lib/text";

export const metadata: Metadata = { title: text.error.notFoundTitle, robots: { index: false } };

/** Travels with every page, for when one turns out to be missing: so it shows no goods. */
export default function NotFound() {
  return <WayOn title={text.error.notFoundTitle} lead={text.error.notFoundText} />;
}
