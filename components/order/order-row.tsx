import { Day } from "@/components/frame/day";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { fill, money, plural } from "@/lib/format";
import { type OrderSummary, shopsLabel } from "@/lib/order/summary";
import { routes } from "@/lib/routes";
import { GoodsPictures } from "./goods-pictures";
import { OrderBadge } from "./order-badge";
import type { RowCopy } from "./row-copy";

type Props = { order: OrderSummary; family: string | undefined; copy: RowCopy; mayAct: boolean };

export function OrderRow({ order, family, copy: t, mayAct }: Props) {
  const { orderNo, created_at, total, shops, lines, covers, goods } = order;
  const number = fill(t.number, { number: orderNo });
  const open = fill(t.open, { number: orderNo });
  return (
    <li className="relative flex flex-wrap items-start gap-x-4 gap-y-2 p-4 hover:bg-sunken sm:items-center">
      <GoodsPictures covers={covers} />
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <p>
          <State order={order} copy={t} />
        </p>
        <p className="text-base">
          <a
            href={routes.order(orderNo, family)}
            aria-label={goods ? `${open}: ${goods.name}` : open}
            className="stretched line-clamp-2 font-semibold tabular-nums [overflow-wrap:anywhere] hover:text-brand"
          >
            {goods ? goods.name : number}
          </a>
        </p>
        {goods && <p className="tabular-nums">{goods.amount}</p>}
        <p className="truncate">{shopsLabel(shops, t.shops)}</p>
        <p className="flex flex-wrap gap-x-2 text-xs text-muted tabular-nums">
          <span>{goods ? number : plural(t.lines, lines)}</span>
          <Day at={created_at} />
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 max-sm:w-full sm:grid">
        <p className="text-sm font-semibold tabular-nums sm:text-right sm:text-base">{money(total)}</p>
        {mayAct && <NextStep order={order} family={family} copy={t} />}
      </div>
    </li>
  );
}

function State({ order: { status, is_in_review: isInReview, is_refused: isRefused }, copy: t }: Pick<Props, "order" | "copy">) {
  if (isInReview) return <Badge tone="gold">{t.inReview}</Badge>;
  if (isRefused) return <Badge tone="accent">{t.refused}</Badge>;
  return <OrderBadge status={status} copy={t.statuses} />;
}

function NextStep({ order, family, copy: t }: Omit<Props, "mayAct">) {
  const { orderNo, status, is_in_review: isInReview, is_refused: isRefused } = order;
  const isToPay = status === "pending_payment";
  const page = `${routes.order(orderNo, family)}#acciones`;
  const reorder = { href: routes.reorder(orderNo, family), label: t.reorder };
  const others: Record<string, { href: string; label: string }> = {
    shipped: { href: page, label: t.receive },
    received: { href: page, label: t.evaluate },
    evaluated: reorder,
    cancelled: reorder,
  };
  const step = isToPay ? { href: routes.payOrder(orderNo, family), label: isRefused ? t.sendAnother : t.payNow } : others[status];
  if (!step || isInReview) return null;
  return (
    <ButtonLink
      href={step.href}
      size="sm"
      variant={isToPay ? "primary" : "secondary"}
      className="relative z-10 min-h-11 sm:justify-self-end"
    >
      {step.label}
      <span className="sr-only"> {fill(t.number, { number: orderNo })}</span>
    </ButtonLink>
  );
}
