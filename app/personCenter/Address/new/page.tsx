import type { Metadata } from "next";
import { AddressEditor } from "@/components/address/address-editor";
import { MemberHeading } from "@/components/member/member-heading";
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
      <MemberHeading title={t.newTitle} />
      <AddressEditor query={await searchParams} />
    </>
  );
}
