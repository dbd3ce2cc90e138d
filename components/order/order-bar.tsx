import { Button } from "@/components/ui/button";
import { dialogButton } from "@/components/ui/form-dialog";
import type { Order, OrderFamily } from "@/lib/contract/order";
import type { PostedFields } from "@/lib/form/fields";
import { money } from "@/lib/format";
import { text } from "@/lib/text";
import { PayLink } from "./pay-link";
import { TotalBar } from "./total-bar";

type Props = { order: Order; family: OrderFamily; isRefused: boolean; saved: PostedFields | undefined };

export function OrderBar({ order, family, isRefused, saved }: Props) {
  const { total, actions } = order;
  const canPay = actions?.includes("pay");
  const hasOpenApproval = saved?.intent?.[0] === "approve";
  if (!canPay && (!actions?.includes("approve") || hasOpenApproval)) return null;
  return (
    <TotalBar label={text.order.total} total={money(total)}>
      {canPay ? (
        <PayLink order={order} family={family} isRefused={isRefused} />
      ) : (
        <Button {...dialogButton("pedido-approve")}>{text.team.decision.approve.open}</Button>
      )}
    </TotalBar>
  );
}
