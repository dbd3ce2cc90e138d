import type { Metadata } from "next";
import { Overview } from "@/components/member/overview";
import { text } from "@/lib/text";

export const metadata: Metadata = { title: text.member.overview };

export default async function OverviewPage() {
  return <Overview />;
}
