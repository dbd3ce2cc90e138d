import type { Metadata } from "next";
import { MemberHeading } from "@/components/member/member-heading";
import { AccountEditor } from "@/components/payment/account-editor";
import { text } from "@/lib/text";

const t = text.payment;

export const metadata: Metadata = { title: t.newTitle };

export default async function NewPaymentMethodPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  return (
    <>
      <MemberHeading title={t.newTitle} lead={t.lead} />
      <AccountEditor query={await searchParams} />
    </>
  );
}
