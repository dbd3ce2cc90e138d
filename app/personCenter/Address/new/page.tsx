import type { Metadata } from "next";
import { AddressEditor } from "@/components/address/address-editor";
import { MemberHeading } from "@/components/member/member-heading";
import { BackLink } from "@/components/ui/back-link";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.address;

export const metadata: Metadata = { title: t.newTitle };

export default async function NewAddressPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  return (
    <>
      <BackLink href={routes.addresses}>{t.back}</BackLink>
      <MemberHeading title={t.newTitle} />
      <AddressEditor query={await searchParams} />
    </>
  );
}
