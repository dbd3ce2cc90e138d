import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProformaTable } from "@/components/order/proforma-table";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { PrintButton } from "@/components/ui/print-button.client";
import { phoneRead } from "@/lib/address/phone";
import { dateLabel, fill, money } from "@/lib/format";
import { seller } from "@/lib/order/seller";
import { findOrder } from "@/lib/order/server";
import { statusWord } from "@/lib/order/status-word";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const { proformaPage: t, statuses, total, backToOrder } = text.order;

type Props = { params: Promise<{ orderNo: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: t.title };

/** The proforma of an order, made to be printed. */
export default async function ProformaPage({ params, searchParams }: Props) {
  const [{ orderNo }, query] = await Promise.all([params, searchParams]);
  const found = await findOrder(orderNo, query.family);
  if (!found) notFound();
  const { order, family } = found;
  const parties = [
    { title: t.seller, lines: [seller.name, ...seller.lines] },
    { title: t.buyer, lines: [order.address.receiver, order.address.text, phoneRead(order.address.phone)] },
  ];
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <a
          href={routes.order(orderNo, family)}
          className="mr-auto flex min-h-11 items-center gap-1 text-sm font-semibold text-brand hover:underline"
        >
          <Icon name="chevron-left" size={18} />
          {backToOrder}
        </a>
        <PrintButton label={t.print} />
        <ButtonLink href={routes.proformaPdf(orderNo, family)} download>
          <Icon name="download" size={18} />
          {t.pdf}
        </ButtonLink>
      </div>
      <article className="flex flex-col gap-6 rounded-block border border-line bg-surface p-4 sm:p-8 print:border-0 print:p-0">
        <header>
          <h1 className="text-title">{t.title}</h1>
          <p className="font-semibold tabular-nums">{fill(text.order.number, { number: orderNo })}</p>
          <p className="text-sm text-muted">
            {t.issued} <time dateTime={order.created_at}>{dateLabel(order.created_at)}</time> · {t.status}:{" "}
            {statusWord(statuses, order.status)}
          </p>
        </header>
        <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
          {parties.map(({ title, lines }) => (
            <div key={title} className="min-w-0 text-sm [overflow-wrap:anywhere]">
              <h2 className="text-xs uppercase tracking-wide text-muted">{title}</h2>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          ))}
        </div>
        {order.shops.map((shop) => (
          <ProformaTable key={shop.shop_id} shop={shop} />
        ))}
        <p className="flex items-baseline justify-between gap-4 border-t border-ink pt-3 text-lg">
          {total} <strong className="tabular-nums">{money(order.total)}</strong>
        </p>
        <p className="text-xs text-muted">{t.terms}</p>
      </article>
    </>
  );
}
