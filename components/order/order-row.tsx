import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { OrderCard } from "@/lib/contract/order";
import { dateLabel, fill, money, plural } from "@/lib/format";
import { routes } from "@/lib/routes";
import { OrderBadge } from "./order-badge";
import type { RowCopy } from "./row-copy";

const shopsLabel = ([first, ...rest]: OrderCard["shops"], { alone, ...more }: RowCopy["shops"]) =>
  first && fill(rest.length === 0 ? alone : plural(more, rest.length), { shop: first.shop_name });

type Props = { order: OrderCard; family: string | undefined; copy: RowCopy; isPayable: boolean };

export function OrderRow({ order, family, copy: t, isPayable }: Props) {
  const { orderNo, status, created_at, total, shops, lines, cover } = order;
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4 hover:bg-sunken">
      <div className="flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-control bg-sunken text-muted">
        {cover ? (
          <Picture src={cover} alt="" widths={[144]} sizes="64px" className="size-full object-cover" />
        ) : (
          <Icon name="clipboard" />
        )}
      </div>
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <a
            href={routes.order(orderNo, family)}
            aria-label={fill(t.open, { number: orderNo })}
            className="stretched font-semibold tabular-nums hover:text-brand"
          >
            {fill(t.number, { number: orderNo })}
          </a>
          {order.is_in_review ? <Badge tone="gold">{t.inReview}</Badge> : <OrderBadge status={status} copy={t.statuses} />}
        </p>
        <p className="truncate text-sm">{shopsLabel(shops, t.shops)}</p>
        <p className="text-sm text-muted">
          <time dateTime={created_at}>{dateLabel(created_at)}</time> · {plural(t.lines, lines)}
        </p>
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-3">
        <p className="font-semibold tabular-nums">{money(total)}</p>
        {isPayable && status === "pending_payment" && !order.is_in_review && (
          <ButtonLink href={routes.payOrder(orderNo, family)} size="sm" className="relative z-10 min-h-11">
            {t.payNow}
            <span className="sr-only"> {fill(t.number, { number: orderNo })}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
