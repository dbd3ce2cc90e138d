import { Button, ButtonLink } from "@/components/ui/button";
import { dialogButton } from "@/components/ui/form-dialog";
import type { Order, OrderFamily } from "@/lib/contract/order";
import type { PostedFields } from "@/lib/form/fields";
import { money } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.order;

type Props = { order: Order; family: OrderFamily; saved: PostedFields | undefined };

export function OrderBar({ order: { orderNo, total, payments, actions }, family, saved }: Props) {
  const canPay = actions?.includes("pay");
  const hasOpenApproval = saved?.intent?.[0] === "approve";
  if (!canPay && (!actions?.includes("approve") || hasOpenApproval)) return null;
  return (
    <div className="bottom-bar sticky flex items-center justify-between gap-3 border border-line bg-surface lg:hidden">
      <p className="flex-1 text-xs">
        {t.total}
        <strong className="block whitespace-nowrap text-lg leading-6 tabular-nums">{money(total)}</strong>
      </p>
      {canPay ? (
        <ButtonLink href={routes.payOrder(orderNo, family)}>
          {payments.length > 0 ? t.actions.continue : t.actions.pay}
        </ButtonLink>
      ) : (
        <Button {...dialogButton("pedido-approve")}>{text.team.decision.approve.open}</Button>
      )}
    </div>
  );
}
