import type { Metadata } from "next";
import { Overview } from "@/components/member/overview";
import { text } from "@/lib/text";

export const metadata: Metadata = { title: text.member.overview };

/** `/personCenter`: what is open, what is new, and the membership level. */
export default async function OverviewPage() {
  return <Overview />;
}
