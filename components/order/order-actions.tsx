import { OrderDecision } from "@/components/team/order-decision";
import { ButtonLink } from "@/components/ui/button";
import { FIELD_LOOK, Field } from "@/components/ui/field";
import { ORDER_REASON_MAX } from "@/lib/contract/limits";
import type { Order, OrderFamily } from "@/lib/contract/order";
import type { PostedFields } from "@/lib/form/fields";
import { isUnpaid } from "@/lib/order/steps";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { DeliveryProblem } from "./delivery-problem";
import { EvaluationFields } from "./evaluation-fields";
import { OrderForm } from "./order-form";
import { PayLink } from "./pay-link";

const t = text.order.actions;

/** `hasEvaluations`: whether the gateway publishes evaluations of products. `saved`: values of a refused form, which is shown open. */
type Props = { order: Order; family: OrderFamily; hasEvaluations: boolean; isRefused: boolean; saved: PostedFields | undefined };

const ENDED = ["evaluated", "cancelled"];

export function OrderActions({ order, family, hasEvaluations, isRefused, saved }: Props) {
  const { orderNo, status, actions = [] } = order;
  const can = new Set(actions);
  const orderFields = { orderNo, family };
  const typedFor = (intent: string) => (saved?.intent?.[0] === intent ? saved : undefined);
  const [cancelling, evaluating] = [typedFor("cancel"), typedFor("evaluate")];
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:w-full print:hidden">
      {can.has("approve") && <OrderDecision {...orderFields} saved={saved} />}
      {can.has("pay") && <PayLink order={order} family={family} isRefused={isRefused} className="max-lg:hidden" />}
      {can.has("receive") && (
        <OrderForm
          {...orderFields}
          intent="receive"
          copy={{ open: t.receive, title: t.receiveTitle, lead: t.receiveText, confirm: t.receiveConfirm }}
        >
          <DeliveryProblem order={order} />
        </OrderForm>
      )}
      {can.has("evaluate") && (
        <OrderForm
          {...orderFields}
          intent="evaluate"
          variant="primary"
          isOpen={evaluating !== undefined}
          copy={{
            open: t.evaluate,
            title: t.evaluateTitle,
            confirm: t.evaluateConfirm,
            ...(hasEvaluations && { lead: t.evaluateText }),
          }}
        >
          <EvaluationFields score={evaluating?.score?.[0]} comment={evaluating?.comment?.[0]} />
        </OrderForm>
      )}
      {can.has("reorder") && !isUnpaid(status) && (
        <ButtonLink href={routes.reorder(orderNo, family)} variant={ENDED.includes(status) ? "primary" : "secondary"}>
          {t.reorder}
        </ButtonLink>
      )}
      {can.has("cancel") && !can.has("approve") && (
        <OrderForm
          {...orderFields}
          intent="cancel"
          variant="quiet"
          isOpen={cancelling !== undefined}
          isDanger
          copy={{ open: t.cancel, title: t.cancelTitle, lead: t.cancelText, confirm: t.cancelConfirm }}
        >
          <Field id="motivo" label={t.cancelReason} optional={t.optional}>
            <textarea
              id="motivo"
              name="reason"
              rows={2}
              maxLength={ORDER_REASON_MAX}
              defaultValue={cancelling?.reason?.[0]}
              className={`${FIELD_LOOK} py-2`}
            />
          </Field>
        </OrderForm>
      )}
      {can.has("delete") && (
        <OrderForm
          {...orderFields}
          intent="delete"
          variant="quiet"
          isDanger
          copy={{ open: t.delete, title: t.deleteTitle, lead: t.deleteText, confirm: t.deleteConfirm }}
        />
      )}
    </div>
  );
}
