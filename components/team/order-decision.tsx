import { OrderForm } from "@/components/order/order-form";
import { AreaField } from "@/components/ui/form-fields";
import { ORDER_REASON_MAX } from "@/lib/contract/limits";
import type { PostedFields } from "@/lib/form/fields";
import { text } from "@/lib/text";

const t = text.team.decision;

type Props = { orderNo: string; family: string; saved: PostedFields | undefined };

export function OrderDecision({ orderNo, family, saved }: Props) {
  const typed = (intent: string) => (saved?.intent?.[0] === intent ? (saved.reason?.[0] ?? "") : undefined);
  return (["approve", "decline"] as const).map((intent) => (
    <OrderForm
      key={intent}
      orderNo={orderNo}
      family={family}
      intent={intent}
      variant={intent === "approve" ? "primary" : "secondary"}
      isInBar={intent === "approve"}
      isDanger={intent === "decline"}
      isOpen={typed(intent) !== undefined}
      copy={t[intent]}
    >
      <AreaField
        id={`${intent}-reason`}
        name="reason"
        label={t[intent].note}
        optional={text.order.actions.optional}
        rows={2}
        maxLength={ORDER_REASON_MAX}
        defaultValue={typed(intent)}
      />
    </OrderForm>
  ));
}
