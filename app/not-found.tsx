import type { Metadata } from "next";
import { WayOn } from "@/components/frame/way-on";
import { text } from "@/lib/text";

export const metadata: Metadata = { title: text.error.notFoundTitle, robots: { index: false } };

export default function NotFound() {
  return <WayOn title={text.error.notFoundTitle} lead={text.error.notFoundText} />;
}
