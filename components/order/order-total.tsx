import type { Order, OrderFamily } from "@/lib/contract/order";
import type { PostedFields } from "@/lib/form/fields";
import { money } from "@/lib/format";
import { text } from "@/lib/text";
import { Dated } from "./dated";
import { LandedCost } from "./landed-cost";
import { OrderActions } from "./order-actions";
import { totalNote } from "./terms-notes";

const t = text.order;

type Props = {
  order: Order;
  family: OrderFamily;
  until: string | undefined;
  hasEvaluations: boolean;
  isRefused: boolean;
  saved: PostedFields | undefined;
};

export function OrderTotal({ order, family, until, ...actions }: Props) {
  return (
    <section
      id="acciones"
      aria-label={t.actions.title}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-block border border-line bg-surface p-4 sm:p-5"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p>
          {t.total} <strong className="block text-xl tabular-nums">{money(order.total)}</strong>
          {until && (
            <span className="block text-sm font-semibold">
              <Dated sentence={t.pay.until} at={until} />
            </span>
          )}
          {order.status !== "cancelled" && <span className="block text-xs text-muted">{totalNote(order.trade_terms)}</span>}
        </p>
        <LandedCost order={order} family={family} />
      </div>
      <OrderActions order={order} family={family} {...actions} />
    </section>
  );
}
