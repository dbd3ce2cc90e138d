import { ButtonLink } from "@/components/ui/button";
import type { Order, OrderFamily } from "@/lib/contract/order";
import { newestPayment } from "@/lib/payment/pay-state";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.order.actions;

type Props = { order: Pick<Order, "orderNo" | "payments">; family: OrderFamily; isRefused: boolean; className?: string };

export const PayLink = ({ order: { orderNo, payments }, family, isRefused, className }: Props) => (
  <ButtonLink href={routes.payOrder(orderNo, family)} {...(className && { className })}>
    {isRefused ? text.order.sendAnother : payLabel(newestPayment(payments)?.status)}
  </ButtonLink>
);

function payLabel(status: string | undefined): string {
  if (status === undefined) return t.pay;
  return status === "declined" ? t.retry : t.continue;
}
