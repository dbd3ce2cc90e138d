import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Part } from "@/components/frame/part";
import { MemberHeading } from "@/components/member/member-heading";
import { OrderToPay } from "@/components/payment/order-to-pay";
import { BankWay, CrossBorderWay } from "@/components/payment/pay-ways";
import { TransferWay } from "@/components/payment/transfer-way";
import { BackLink } from "@/components/ui/back-link";
import { Flash } from "@/components/ui/flash";
import type { Order } from "@/lib/contract/order";
import { formNote } from "@/lib/form/server";
import { NOT_READ, partRead } from "@/lib/http/reads";
import { payUntil, validUntil } from "@/lib/order/deadline";
import { seller } from "@/lib/order/seller";
import { findOrder } from "@/lib/order/server";
import { hasBegunTransfer, hasUnfinishedCrossBorder, isInReview, payState, refusedVoucher } from "@/lib/payment/pay-state";
import { getAccounts, lastVoucher, readTransfer } from "@/lib/payment/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const { pay: t, problem, done, backToOrder } = text.order;

type Props = { params: Promise<{ orderNo: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `${t.title} ${(await params).orderNo}` };
}

const LINK = "inline-flex min-h-11 items-center text-brand underline";

function closedReason({ status, payments, team }: Order): string {
  if (status === "pending_approval") return t.waiting;
  if (status === "pending_payment" && team && !team.may.includes("order")) return t.lookOnly;
  if (status === "cancelled") return t.cancelled;
  return payments.some((payment) => payment.status === "approved") ? t.paid : t.ended;
}

// Here `refused` means that the order cannot be paid, and `gone` that the chosen payment method was deleted meanwhile.
const COPY = {
  done: { ...done, saved: text.payment.done.saved },
  problem: { ...problem, refused: problem.unpayable, gone: problem.account },
};

/** How an order can be paid (specification 17.2): a transfer that has begun stands first, the other way last. */
export default async function PayPage({ params, searchParams }: Props) {
  const [{ orderNo }, query] = await Promise.all([params, searchParams]);
  const found = await findOrder(orderNo, query.family);
  if (!found) notFound();
  const { order, family } = found;
  const back = routes.order(orderNo, family);
  const [accountsRead, voucherRead, transferRead] = await Promise.all([
    partRead(getAccounts()),
    partRead(lastVoucher(orderNo)),
    partRead(hasBegunTransfer(order) ? readTransfer(orderNo) : NOT_READ),
  ]);
  const state = payState(order, voucherRead);
  const transferEnds = transferRead.isLoaded ? transferRead.value?.expires_at : undefined;
  const until = payUntil(validUntil(order, seller.validDays), transferEnds);
  const isToPay = state === "payable" || state === "transferBegun";
  const isTransferBegun = state === "transferBegun";
  const voucher = voucherRead.isLoaded ? voucherRead.value : undefined;
  const isRefused = refusedVoucher(order.payments, voucher) !== undefined;
  const hasNoAccounts = accountsRead.isLoaded && accountsRead.value.length === 0;
  const { note, saved } = await formNote(query, COPY, routes.payOrder(orderNo, family));
  const crossBorder = (
    <Part of={accountsRead} name={t.crossborder}>
      {(accounts) => (
        <CrossBorderWay
          orderNo={orderNo}
          family={family}
          accounts={accounts}
          total={order.total}
          chosen={saved?.values.paymentAccountId?.[0]}
          isOther={isTransferBegun}
        />
      )}
    </Part>
  );
  return (
    <>
      <BackLink href={back}>{`${backToOrder} ${orderNo}`}</BackLink>
      <MemberHeading title={isToPay ? t.title : t.closedTitle} />
      {note && <Flash {...note} />}
      {state === "closed" && (
        <Flash kind="note" text={closedReason(order)}>
          {order.status === "cancelled" && (
            <a href={routes.reorder(orderNo, family)} className={LINK}>
              {text.order.actions.reorder}
            </a>
          )}
          <a href={back} className={LINK}>
            {backToOrder}
          </a>
        </Flash>
      )}
      {isToPay && hasUnfinishedCrossBorder(order.payments) && <Flash kind="note" text={t.unfinished} />}
      {isToPay && !isRefused && <OrderToPay order={order} until={until} />}
      {isToPay && !isTransferBegun && (
        <div data-task="" className="grid items-start gap-4 lg:grid-cols-2">
          {!hasNoAccounts && crossBorder}
          <BankWay orderNo={orderNo} family={family} isFirst={hasNoAccounts} />
          {hasNoAccounts && crossBorder}
        </div>
      )}
      {(isTransferBegun || isInReview(voucher) || !voucherRead.isLoaded) && (
        <TransferWay
          order={order}
          family={family}
          until={until}
          transferRead={isTransferBegun ? transferRead : undefined}
          voucherRead={voucherRead}
          isRefused={isRefused}
        />
      )}
      {isToPay && isRefused && <OrderToPay order={order} until={until} />}
      {isTransferBegun && crossBorder}
    </>
  );
}
