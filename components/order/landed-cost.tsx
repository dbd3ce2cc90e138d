import type { Order } from "@/lib/contract/order";
import { fill } from "@/lib/format";
import { estimateLabel } from "@/lib/landing/estimate-label";
import { orderLandedCost } from "@/lib/order/annex";
import { isUnpaid } from "@/lib/order/steps";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { landedNote } from "./terms-notes";

const t = text.order;

export function LandedCost({ order, family }: { order: Order; family: string }) {
  const cost = isUnpaid(order.status) ? orderLandedCost(order) : undefined;
  if (cost === undefined) return null;
  return (
    <div className="mt-2 max-w-prose text-sm">
      <p className="font-semibold text-brand">{fill(t.landed, { pesos: estimateLabel(cost) })}</p>
      <p className="text-xs text-muted">{landedNote(order.trade_terms, order.address.text)}</p>
      <a
        href={`${routes.proforma(order.orderNo, family)}#anexo`}
        className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline print:hidden"
      >
        {t.landedSee}
      </a>
    </div>
  );
}
