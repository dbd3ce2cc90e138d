import type { Metadata } from "next";
import { Overview } from "@/components/member/overview";
import { Flash } from "@/components/ui/flash";
import { formMessage } from "@/lib/form/note";
import { brandedTitle } from "@/lib/seo/metadata";
import { text } from "@/lib/text";

const t = text.member;

export const metadata: Metadata = { title: brandedTitle(t.overview) };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** A registration or a new password leads here, unless it was asked for on the way to another page. */
export default async function OverviewPage({ searchParams }: Props) {
  const note = formMessage(await searchParams, { done: t.done, problem: {} });
  return (
    <>
      {note && <Flash {...note} />}
      <Overview />
    </>
  );
}
