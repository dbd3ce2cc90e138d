import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LineEvaluation } from "@/components/evaluation/line-evaluation";
import { Part, Unavailable } from "@/components/frame/part";
import { MemberHeading } from "@/components/member/member-heading";
import { LandedCost } from "@/components/order/landed-cost";
import { OrderActions } from "@/components/order/order-actions";
import { OrderBadge } from "@/components/order/order-badge";
import { OrderDelivery, OrderEvaluation, OrderPayments } from "@/components/order/order-facts";
import { OrderShops } from "@/components/order/order-shops";
import { OrderTimeline } from "@/components/order/order-timeline";
import { ShippingPapers } from "@/components/order/shipping-papers";
import { PaymentOutcome } from "@/components/payment/payment-outcome";
import { OrderTeam } from "@/components/team/order-team";
import { BackLink } from "@/components/ui/back-link";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Flash } from "@/components/ui/flash";
import { Icon } from "@/components/ui/icon";
import { lineKey } from "@/lib/contract/line-key";
import type { Order, OrderFamily } from "@/lib/contract/order";
import { getLineEvaluations } from "@/lib/evaluation/server";
import { formNote } from "@/lib/form/server";
import { dateLabel, fill, money } from "@/lib/format";
import { NOT_READ, partRead } from "@/lib/http/reads";
import { findOrder, paidFromAbroad } from "@/lib/order/server";
import { isInReview } from "@/lib/payment/pay-state";
import { lastPayment, lastVoucher } from "@/lib/payment/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.order;
const messageByStatus = new Map(Object.entries(t.messages));

type Props = { params: Promise<{ orderNo: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: t.title };

const NO_OUTCOME = Promise.resolve({ payment: undefined, voucher: undefined });

async function readOutcome(orderNo: string) {
  const [payment, voucher] = await Promise.all([lastPayment(orderNo), lastVoucher(orderNo)]);
  return { payment, voucher };
}

export default async function OrderPage({ params, searchParams }: Props) {
  const [{ orderNo }, query] = await Promise.all([params, searchParams]);
  const found = await findOrder(orderNo, query.family);
  if (!found) notFound();
  const { order, family } = found;
  const hasOpenPayment = order.status === "pending_payment" && order.payments.length > 0;
  const hasLegacyPayment = family === "legacy" && order.payments.length > 0;
  const isReceived = order.status === "received" || order.status === "evaluated";
  const [outcome, paidAbroad, evaluations] = await Promise.all([
    partRead(hasOpenPayment ? readOutcome(orderNo) : NO_OUTCOME),
    partRead(hasLegacyPayment ? paidFromAbroad(orderNo) : NOT_READ),
    partRead(isReceived ? getLineEvaluations(orderNo) : NOT_READ),
  ]);
  const { note, saved } = await formNote(query, t, routes.order(orderNo, family));
  const isVoucherInReview = outcome.isLoaded && isInReview(outcome.value.voucher);
  return (
    <>
      <BackLink href={routes.orders}>{t.back}</BackLink>
      <OrderHeading orderNo={orderNo} order={order} isInReview={isVoucherInReview} />
      {note && <Flash {...note} />}
      <OrderTeam order={order} />
      <Part of={outcome} name={t.outcome}>
        {({ payment, voucher }) => <PaymentOutcome order={order} family={family} payment={payment} voucher={voucher} />}
      </Part>
      <section
        id="acciones"
        aria-label={t.actions.title}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-block border border-line bg-surface p-4 sm:p-5"
      >
        <div className="min-w-0 flex-1 basis-64">
          <p>
            {t.total} <strong className="block text-xl tabular-nums">{money(order.total)}</strong>
            <span className="text-xs text-muted">{t.totalTerms}</span>
          </p>
          <LandedCost order={order} family={family} />
        </div>
        <OrderActions order={order} family={family} hasBegunPayment={order.payments.length > 0} saved={saved?.values} />
      </section>
      <OrderTimeline status={order.status} timeline={order.timeline}>
        <ShippingPapers order={order} family={family} />
      </OrderTimeline>
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
          <OrderPapers orderNo={orderNo} family={family} />
          {order.payments.length > 0 && (
            <OrderPayments
              payments={order.payments}
              total={order.total}
              isInReview={isVoucherInReview}
              paidAbroad={paidAbroad.isLoaded ? paidAbroad.value : undefined}
            />
          )}
          {!paidAbroad.isLoaded && <Unavailable name={t.paidAbroad} message={paidAbroad.message} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <OrderDelivery order={order} />
          <OrderEvaluation evaluation={order.evaluation} />
        </div>
      </div>
      {order.actions?.includes("pay") && <PayBar order={order} family={family} />}
    </>
  );
}

function PayBar({ order: { orderNo, total, payments }, family }: { order: Order; family: OrderFamily }) {
  return (
    <div className="bottom-bar sticky flex items-center justify-between gap-3 border border-line bg-surface lg:hidden">
      <p className="flex-1 text-xs">
        {t.total}
        <strong className="block whitespace-nowrap text-lg leading-6 tabular-nums">{money(total)}</strong>
      </p>
      <ButtonLink href={routes.payOrder(orderNo, family)}>{payments.length > 0 ? t.actions.continue : t.actions.pay}</ButtonLink>
    </div>
  );
}

function OrderHeading({ orderNo, order, isInReview }: { orderNo: string; order: Order; isInReview: boolean }) {
  return (
    <MemberHeading
      title={fill(t.number, { number: orderNo })}
      lead={isInReview ? t.messages.inReview : (messageByStatus.get(order.status) ?? "")}
    >
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span>
          {t.placed} <time dateTime={order.created_at}>{dateLabel(order.created_at)}</time>
        </span>
        {isInReview ? <Badge tone="gold">{t.inReview}</Badge> : <OrderBadge status={order.status} copy={t.statuses} />}
      </p>
    </MemberHeading>
  );
}

function OrderPapers({ orderNo, family }: { orderNo: string; family: OrderFamily }) {
  return (
    <nav aria-label={t.papers} className="flex flex-wrap gap-2">
      <ButtonLink href={routes.proforma(orderNo, family)} variant="secondary">
        <Icon name="clipboard" size={18} />
        {t.proforma}
      </ButtonLink>
      <ButtonLink href={routes.paper(orderNo, t.paper.files.proforma, family)} variant="quiet">
        <Icon name="download" size={18} />
        {t.downloads.proforma}
      </ButtonLink>
    </nav>
  );
}
