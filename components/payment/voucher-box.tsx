import { lookUp, wordFor } from "@/lib/format";
import { currencyOptions } from "@/lib/payment";
import { isInReview } from "@/lib/payment/pay-state";
import { text } from "@/lib/text";
import { LatePaymentPolling } from "./late-payment-polling.client";
import { VoucherForm } from "./voucher-form.client";

const { voucher: t } = text.order;

/** Bogotá is at UTC−5 all year. */
const BOGOTA_MS = 5 * 3_600_000;

type Props = {
  orderNo: string;
  total: number;
  nextHref: string;
  voucher: { status: string; note: string; voucher_url: string } | undefined;
};

export function VoucherBox({ orderNo, total, nextHref, voucher }: Props) {
  const needsVoucher = voucher === undefined || voucher.status === "rejected";
  const today = new Date(Date.now() - BOGOTA_MS).toISOString().slice(0, 10);
  return (
    <section aria-labelledby="comprobante" className="flex flex-col gap-4 rounded-block border border-line bg-surface p-4 sm:p-5">
      <div>
        <h2 id="comprobante" className="text-lg">
          {t.title}
        </h2>
        {voucher?.status !== "rejected" && <p className="mt-1 text-sm text-muted">{t.lead}</p>}
      </div>
      {voucher && (
        <div
          role="status"
          className={`rounded-control px-4 py-3 text-sm ${voucher.status === "rejected" ? "bg-accent-soft text-accent-strong" : "bg-gold-soft"}`}
        >
          <p className="font-bold">{wordFor(t.statuses, voucher.status)}</p>
          <p>{voucher.note || lookUp(t.messages, voucher.status)}</p>
          <a href={voucher.voucher_url} className="inline-flex min-h-11 items-center font-semibold underline" rel="noreferrer">
            {t.see}
          </a>
          {isInReview(voucher) && <LatePaymentPolling orderNo={orderNo} what="voucher" status={voucher.status} />}
        </div>
      )}
      {needsVoucher && (
        <>
          <noscript>
            <p className="text-sm font-semibold">{t.noScript}</p>
          </noscript>
          <VoucherForm
            copy={t}
            orderNo={orderNo}
            total={total}
            today={today}
            currencies={currencyOptions(undefined)}
            nextHref={nextHref}
          />
        </>
      )}
    </section>
  );
}
