import { taxIdText } from "@/lib/account";
import { formatPhoneText } from "@/lib/address/phone";
import type { Order } from "@/lib/contract/order";
import { amountLabel, dateTimeLabel, fill, money, wordFor } from "@/lib/format";
import { volumeLabel, weightLabel } from "@/lib/landing/load-labels";
import { paymentRows } from "@/lib/payment/payment-rows";
import { text } from "@/lib/text";

const t = text.order;
const USD = "USD";
const BOX = "rounded-block border border-line bg-surface p-4 sm:p-5";

export function OrderDelivery({ order }: { order: Order }) {
  const { address, buyer = {}, weight_kg: weight, volume_m3: volume } = order;
  const facts = [
    { label: t.paper.buyer, value: [buyer.company, taxIdText(buyer.tax_id ?? "", t.paper)].filter(Boolean).join(" · ") },
    { label: t.weight, value: weight === undefined ? undefined : weightLabel(weight) },
    {
      label: order.volume_guessed ? t.checkout.volumeGuessed : t.volume,
      value: volume === undefined ? undefined : volumeLabel(volume),
    },
    { label: t.paper.purchaseOrder, value: order.purchase_order },
  ];
  return (
    <section aria-labelledby="entrega" className={BOX}>
      <h2 id="entrega" className="text-lg">
        {t.delivery}
      </h2>
      <address className="mt-2 text-sm not-italic [overflow-wrap:anywhere]">
        <strong className="block">{address.receiver}</strong>
        <span className="block whitespace-pre-line">{address.text}</span>
        <span className="block">{formatPhoneText(address.phone)}</span>
      </address>
      <dl className="mt-3 flex flex-col gap-1 text-sm">
        {facts.map(
          ({ label, value }) =>
            value && (
              <div key={label} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-muted">{label}</dt>
                <dd className="tabular-nums [overflow-wrap:anywhere]">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

type PaymentsProps = Pick<Order, "payments" | "total"> & {
  vouchers: Parameters<typeof paymentRows>[1];
  paidAbroad?: number | undefined;
};

export function OrderPayments({ payments, vouchers, total, paidAbroad }: PaymentsProps) {
  return (
    <section aria-labelledby="pagos" className={BOX}>
      <h2 id="pagos" className="text-lg">
        {t.payments}
      </h2>
      <ul className="mt-2 flex flex-col divide-y divide-line text-sm">
        {paymentRows(payments, vouchers).map(({ id, provider, amount, voucherCurrency, status, at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>{wordFor(t.providers, provider)}</span>
            <strong className="tabular-nums">{amountLabel(amount, voucherCurrency ?? USD)}</strong>
            <span className="w-full text-xs text-muted">
              <time dateTime={at} className="whitespace-nowrap">
                {dateTimeLabel(at)}
              </time>{" "}
              · {wordFor(voucherCurrency ? t.voucher.statuses : t.paymentStatuses, status)}
              {(amount !== total || (voucherCurrency && voucherCurrency !== USD && status !== "approved")) && (
                <strong className="block text-accent-strong">{fill(t.otherAmount, { total: money(total) })}</strong>
              )}
            </span>
          </li>
        ))}
      </ul>
      {paidAbroad !== undefined && (
        <p className="mt-2 flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 text-sm">
          {t.paidAbroad} <strong className="tabular-nums">{money(paidAbroad)}</strong>
        </p>
      )}
    </section>
  );
}
