import type { AgreedOffer } from "@/lib/contract/agreed-offer";
import { fill } from "@/lib/format";
import { agreedFacts } from "@/lib/order/agreed";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.order.agreed;

export function AgreedTerms({ agreed }: { agreed: AgreedOffer }) {
  return (
    <section aria-labelledby="acordado" className="rounded-block border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="acordado" className="text-lg">
          {fill(t.title, { id: agreed.inquiry_id })}
        </h2>
        <a
          href={routes.quotation(agreed.inquiry_id)}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-brand hover:underline print:hidden"
        >
          {t.see}
        </a>
      </div>
      <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-2">
        {agreedFacts(agreed, t).map(({ label, value }) => (
          <div key={label} className="[overflow-wrap:anywhere]">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
