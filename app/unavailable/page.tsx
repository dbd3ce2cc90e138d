import type { Metadata } from "next";
import { PopularGoods, WayOn } from "@/components/frame/way-on";
import { text } from "@/lib/text";

export const ensureStatic = "navigation";

export const metadata: Metadata = { title: text.error.unavailableTitle, robots: { index: false } };

/** The body of a 503 answer: the gateway cannot be asked and no page is kept. */
export default function UnavailablePage() {
  return (
    <WayOn title={text.error.unavailableTitle} lead={text.error.unavailableText}>
      <PopularGoods />
    </WayOn>
  );
}
