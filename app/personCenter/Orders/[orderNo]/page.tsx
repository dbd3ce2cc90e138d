import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LineEvaluation } from "@/components/evaluation/line-evaluation";
import { WrittenDay } from "@/components/frame/day";
import { Part, Unavailable } from "@/components/frame/part";
import { MemberHeading } from "@/components/member/member-heading";
import { AgreedTerms } from "@/components/order/agreed-terms";
import { OrderBadge } from "@/components/order/order-badge";
import { OrderBar } from "@/components/order/order-bar";
import { OrderEvaluation } from "@/components/order/order-evaluation";
import { OrderDelivery, OrderPayments } from "@/components/order/order-facts";
import { OrderPapers, TrackingNumber } from "@/components/order/order-papers";
import { OrderShops } from "@/components/order/order-shops";
import { OrderTimeline } from "@/components/order/order-timeline";
import { OrderTotal } from "@/components/order/order-total";
import { PaymentOutcome } from "@/components/payment/payment-outcome";
import { OrderTeam } from "@/components/team/order-team";
import { BackLink } from "@/components/ui/back-link";
import { Badge } from "@/components/ui/badge";
import { Flash } from "@/components/ui/flash";
import { lineKey } from "@/lib/contract/line-key";
import type { Order, OrderFamily } from "@/lib/contract/order";
import { getLineEvaluations } from "@/lib/evaluation/server";
import { formNote } from "@/lib/form/server";
import { fill, lookUp } from "@/lib/format";
import { NOT_READ, type PartRead, partRead } from "@/lib/http/reads";
import { orderLines } from "@/lib/order";
import { validUntil } from "@/lib/order/deadline";
import { seller } from "@/lib/order/seller";
import { findOrder, paidFromAbroad } from "@/lib/order/server";
import { SINCE_PAYMENT } from "@/lib/order/steps";
import { isInReview, refusedVoucher } from "@/lib/payment/pay-state";
import { lastPayment, lastVoucher } from "@/lib/payment/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.order;

type Props = { params: Promise<{ orderNo: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: fill(t.number, { number: (await params).orderNo }) };
}

const NO_OUTCOME = Promise.resolve({ payment: undefined, voucher: undefined });

async function readOutcome(orderNo: string) {
  const [payment, voucher] = await Promise.all([lastPayment(orderNo), lastVoucher(orderNo)]);
  return { payment, voucher };
}

function readParts({ orderNo, status, payments }: Order, family: OrderFamily) {
  const isPaymentOpen = status === "pending_payment" && payments.length > 0;
  const isReceived = status === "received" || status === "evaluated";
  return Promise.all([
    partRead(isPaymentOpen ? readOutcome(orderNo) : NO_OUTCOME),
    partRead(family === "legacy" && payments.length > 0 ? paidFromAbroad(orderNo) : NOT_READ),
    partRead(isReceived ? getLineEvaluations(orderNo) : NOT_READ),
  ]);
}

export default async function OrderPage({ params, searchParams }: Props) {
  const [{ orderNo }, query] = await Promise.all([params, searchParams]);
  const found = await findOrder(orderNo, query.family);
  if (!found) notFound();
  const { order, family } = found;
  const [outcome, paidAbroad, evaluations] = await readParts(order, family);
  const { note, saved } = await formNote(query, t, routes.order(orderNo, family));
  const hasEvaluations = evaluations.isLoaded && evaluations.value !== undefined;
  const voucher = outcome.isLoaded ? outcome.value.voucher : undefined;
  const isRefused = refusedVoucher(order.payments, voucher) !== undefined;
  const review = isInReview(voucher) ? "inReview" : isRefused ? "refused" : undefined;
  const history = (
    <OrderTimeline order={order} review={review && voucher && { status: review, at: voucher.created_at }}>
      {order.tracking_no && <TrackingNumber value={order.tracking_no} />}
    </OrderTimeline>
  );
  // Once paid, what becomes of the goods matters more than the total.
  const isHistoryFirst = SINCE_PAYMENT.includes(order.status);
  return (
    <>
      <BackLink href={routes.orders}>{t.back}</BackLink>
      <OrderHeading order={order} review={review} />
      {note && <Flash {...note} />}
      <OrderTeam order={order} />
      <Part of={outcome} name={t.outcome}>
        {({ payment, voucher }) => <PaymentOutcome order={order} payment={payment} voucher={voucher} />}
      </Part>
      {isHistoryFirst && history}
      <OrderTotal
        order={order}
        family={family}
        until={pricesUntil(order)}
        hasEvaluations={hasEvaluations}
        isRefused={isRefused}
        saved={saved?.values}
      />
      <OrderEvaluation evaluation={order.evaluation} evaluateGoodsHref={evaluateGoodsHref(order, family, evaluations)} />
      {!isHistoryFirst && history}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <OrderShops
            shops={order.shops}
            underLine={(line) =>
              evaluations.isLoaded &&
              evaluations.value && (
                <LineEvaluation
                  own={evaluations.value.records.find((own) => lineKey(own) === lineKey(line))}
                  href={routes.evaluation(orderNo, line, family)}
                  name={line.name}
                />
              )
            }
          />
          {!evaluations.isLoaded && <Unavailable name={text.evaluation.failed} message={evaluations.message} />}
          <OrderPapers order={order} family={family} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {order.payments.length > 0 && (
            <OrderPayments
              payments={order.payments}
              total={order.total}
              vouchers={order.vouchers ?? (voucher ? [voucher] : [])}
              paidAbroad={paidAbroad.isLoaded ? paidAbroad.value : undefined}
            />
          )}
          {!paidAbroad.isLoaded && <Unavailable name={t.paidAbroad} message={paidAbroad.message} />}
          {order.agreed && <AgreedTerms agreed={order.agreed} />}
          <OrderDelivery order={order} />
        </div>
      </div>
      <OrderBar order={order} family={family} isRefused={isRefused} saved={saved?.values} />
    </>
  );
}

/** Until when the order can be paid at its prices. Undefined where it cannot be paid. */
function pricesUntil(order: Order): string | undefined {
  const until = validUntil(order, seller.validDays);
  const mayStillPay = order.actions?.includes("pay") && Date.parse(until) > Date.now();
  return mayStillPay ? until : undefined;
}

type OwnEvaluations = PartRead<Awaited<ReturnType<typeof getLineEvaluations>>>;

/** Where the member can evaluate the goods too, after the order as a whole. Undefined unless it is known that none is evaluated yet. */
function evaluateGoodsHref(order: Order, family: OrderFamily, evaluations: OwnEvaluations): string | undefined {
  const [line, ...others] = orderLines(order);
  if (!line || !evaluations.isLoaded || evaluations.value?.records.length !== 0) return undefined;
  return others.length > 0 ? "#productos" : routes.evaluation(order.orderNo, line, family);
}

type HeadingProps = { order: Order; review: "inReview" | "refused" | undefined };

/** `review`: state of a transfer's voucher at the bank, shown instead of the order's status. There is no sentence where `PaymentOutcome` has one. */
function OrderHeading({ order, review }: HeadingProps) {
  const hasOutcome =
    review !== undefined || (order.status === "paid" && order.payments.some(({ status }) => status === "approved"));
  const reason = order.cancel_reason && `${t.reason}: ${order.cancel_reason}`;
  const lead = [!hasOutcome && lookUp(t.messages, order.status), reason].filter(Boolean).join(" ");
  return (
    <MemberHeading title={fill(t.number, { number: order.orderNo })} lead={lead}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span>
          {t.placed} <WrittenDay at={order.created_at} />
        </span>
        {review ? (
          <Badge tone={review === "refused" ? "accent" : "gold"}>{t[review]}</Badge>
        ) : (
          <OrderBadge status={order.status} copy={t.statuses} />
        )}
      </p>
    </MemberHeading>
  );
}
