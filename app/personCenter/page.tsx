import type { Metadata } from "next";
import { Overview } from "@/components/member/overview";
import { brandedTitle } from "@/lib/seo/metadata";
import { text } from "@/lib/text";

export const metadata: Metadata = { title: brandedTitle(text.member.overview) };

export default async function OverviewPage() {
  return <Overview />;
}
