import type { Metadata } from "next";
import { PopularGoods, WayOn } from "@/components/frame/way-on";
import { text } from "@/lib/text";

export const ensureStatic = "navigation";

export const metadata: Metadata = { title: text.error.goneTitle, robots: { index: false } };

/** The body of a 410 answer: goods or a shop withdrawn for good. */
export default function Gone() {
  return (
    <WayOn title={text.error.goneTitle} lead={text.error.goneText}>
      <PopularGoods />
    </WayOn>
  );
}
