import { Dated } from "@/components/order/dated";
import { CopyButton } from "@/components/ui/copy-button.client";
import { Icon } from "@/components/ui/icon";
import { fill, money } from "@/lib/format";
import { unbrokenInitials } from "@/lib/order";
import { text } from "@/lib/text";

const { pay: t } = text.order;

type Transfer = {
  beneficiary: string;
  bank: string;
  account: string;
  swift: string;
  reference: string;
  amount: number;
  beneficiary_address?: string | undefined;
  bank_address?: string | undefined;
};

type Props = { transfer: Transfer; until: string; isFolded: boolean };

const ifKnown = (label: string, value: string | undefined) => (value ? [{ label, value, copiedText: value }] : []);

export function TransferFacts({ transfer, until, isFolded }: Props) {
  const facts = [
    { label: t.reference, value: transfer.reference, copiedText: transfer.reference },
    { label: t.amount, value: money(transfer.amount), copiedText: transfer.amount.toFixed(2) },
    { label: t.beneficiary, value: unbrokenInitials(transfer.beneficiary), copiedText: transfer.beneficiary },
    ...ifKnown(t.beneficiaryAddress, transfer.beneficiary_address),
    { label: t.bankName, value: transfer.bank, copiedText: transfer.bank },
    ...ifKnown(t.bankAddress, transfer.bank_address),
    { label: t.account, value: transfer.account, copiedText: transfer.account.replaceAll(" ", "") },
    { label: t.swift, value: transfer.swift, copiedText: transfer.swift },
  ];
  const all = facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
  const heading = (
    <h2 id="transferencia" className="text-lg">
      {t.instructions}
    </h2>
  );
  const body = (
    <>
      <p className="mt-1 text-sm font-semibold">
        <Dated sentence={t.expires} at={until} />
      </p>
      <p className="text-sm text-muted">{t.referenceText}</p>
      <dl className="mt-3 grid gap-x-8 md:grid-cols-2">
        {facts.map(({ label, value, copiedText }) => (
          <div key={label} className="flex items-center justify-between gap-3 border-b border-line py-1">
            <div className="min-w-0">
              <dt className="text-xs text-muted">{label}</dt>
              <dd className="font-semibold tabular-nums [overflow-wrap:anywhere]">{value}</dd>
            </div>
            <dd className="shrink-0">
              <CopyButton
                value={copiedText}
                copy={{ label: t.copy, labelOf: fill(t.copyOf, { name: label.toLowerCase() }), copied: t.copied }}
              />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 flex justify-end text-sm">
        <CopyButton value={all} copy={{ label: t.copyAll, labelOf: t.copyAll, copied: t.copied }} />
      </div>
    </>
  );
  return (
    <section aria-labelledby="transferencia" className="rounded-block border border-line bg-surface p-4 sm:p-5">
      {isFolded ? (
        <details className="group">
          <summary className="flex min-h-11 items-center justify-between gap-3">
            {heading}
            <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
          </summary>
          {body}
        </details>
      ) : (
        <>
          {heading}
          {body}
        </>
      )}
    </section>
  );
}
