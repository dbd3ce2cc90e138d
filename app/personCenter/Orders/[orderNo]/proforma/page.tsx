import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PaperView } from "@/components/order/paper-view";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { PrintButton } from "@/components/ui/print-button.client";
import { buildPaper } from "@/lib/order/paper";
import { seller } from "@/lib/order/seller";
import { findOrder } from "@/lib/order/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const { paper: t, backToOrder } = text.order;

type Props = { params: Promise<{ orderNo: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `${t.titles.proforma} ${(await params).orderNo}` };
}

export default async function ProformaPage({ params, searchParams }: Props) {
  const [{ orderNo }, query] = await Promise.all([params, searchParams]);
  const found = await findOrder(orderNo, query.family);
  const paper = found && buildPaper("proforma", found.order, seller, text.order);
  if (!paper) notFound();
  const { family } = found;
  const { buyer, team } = found.order;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <a
          href={routes.order(orderNo, family)}
          className="mr-auto flex min-h-11 max-sm:w-full items-center gap-1 text-sm font-semibold text-brand hover:underline"
        >
          <Icon name="chevron-left" size={18} />
          {backToOrder}
        </a>
        <PrintButton label={t.print} />
        <ButtonLink href={routes.paper(orderNo, t.files.proforma, family)}>
          <Icon name="download" size={18} />
          {t.pdf}
        </ButtonLink>
      </div>
      {!buyer?.tax_id && !team && (
        <p className="text-sm text-muted print:hidden">
          {buyer?.company ? t.noTaxId : t.noCompany}{" "}
          <a href={routes.profileFor(routes.proforma(orderNo, family))} className="font-semibold text-brand underline">
            {buyer?.company ? t.addTaxId : t.addCompany}
          </a>
        </p>
      )}
      <PaperView paper={paper} />
    </>
  );
}
