import type { Metadata } from "next";
import { MemberHeading } from "@/components/member/member-heading";
import { AccountEditor } from "@/components/payment/account-editor";
import { BackLink } from "@/components/ui/back-link";
import { routes } from "@/lib/routes";
import { formReturnPath } from "@/lib/session/return-url";
import { text } from "@/lib/text";

const t = text.payment;

export const metadata: Metadata = { title: t.newTitle };

export default async function NewPaymentMethodPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const query = await searchParams;
  const returnUrl = formReturnPath(query.return_url);
  return (
    <>
      <BackLink href={returnUrl ?? routes.paymentMethods}>{returnUrl ? t.backUnsaved : t.back}</BackLink>
      <MemberHeading title={t.newTitle} lead={t.lead} />
      <AccountEditor query={query} returnUrl={returnUrl} />
    </>
  );
}
