import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AddressEditor } from "@/components/address/address-editor";
import { MemberHeading } from "@/components/member/member-heading";
import { BackLink } from "@/components/ui/back-link";
import { findAddress } from "@/lib/address/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.address;

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: t.editTitle };

export default async function EditAddressPage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  const address = await findAddress(id);
  if (!address) notFound();
  return (
    <>
      <BackLink href={routes.addresses}>{t.back}</BackLink>
      <MemberHeading title={t.editTitle} />
      <AddressEditor address={address} query={query} />
    </>
  );
}
