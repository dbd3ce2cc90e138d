import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MemberHeading } from "@/components/member/member-heading";
import { AccountEditor } from "@/components/payment/account-editor";
import { BackLink } from "@/components/ui/back-link";
import { findAccount } from "@/lib/payment/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.payment;

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: t.editTitle };

export default async function EditPaymentMethodPage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  const account = await findAccount(id);
  if (!account) notFound();
  return (
    <>
      <BackLink href={routes.paymentMethods}>{t.back}</BackLink>
      <MemberHeading title={t.editTitle} />
      <AccountEditor account={account} query={query} />
    </>
  );
}
