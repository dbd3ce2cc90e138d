import type { Order } from "@/lib/contract/order";
import { estimateLabel, fill } from "@/lib/format";
import { lacksTransport } from "@/lib/landing/terms";
import { orderLandedCost } from "@/lib/order/annex";
import { stepsAhead } from "@/lib/order/steps";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.order;

/** What the estimate has, and lacks at an EXW price. */
export const landedNote = (terms: Order["trade_terms"]) =>
  lacksTransport(terms) ? `${t.landedNote} ${t.landedExw}` : t.landedNote;

export function LandedCost({ order, family }: { order: Order; family: string }) {
  const cost = stepsAhead(order.status).length > 0 ? orderLandedCost(order) : undefined;
  if (cost === undefined) return null;
  return (
    <div className="mt-2 max-w-prose text-sm">
      <p className="font-semibold text-brand">{fill(t.landed, { pesos: estimateLabel(cost) })}</p>
      <p className="text-xs text-muted">{landedNote(order.trade_terms)}</p>
      <a
        href={`${routes.proforma(order.orderNo, family)}#anexo`}
        className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
      >
        {t.landedSee}
      </a>
    </div>
  );
}
