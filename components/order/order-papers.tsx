import { CopyButton } from "@/components/ui/copy-button.client";
import { Icon } from "@/components/ui/icon";
import type { Order } from "@/lib/contract/order";
import type { Lading } from "@/lib/contract/order-papers";
import { env } from "@/lib/env";
import { fill } from "@/lib/format";
import { describeShipping, ladingFacts, ladingLink } from "@/lib/order/shipping";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { LoadingPhotos } from "./loading-photos";

const { shipping: t, papers: title, tracking, proforma, downloads, paper, pay } = text.order;
const LINK = "inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline";

export function OrderPapers({ order, family }: { order: Order; family: string }) {
  const { papers, lading, photos } = describeShipping(order, t);
  return (
    <section
      aria-labelledby="documentos"
      className={`rounded-block border border-line bg-surface p-4 sm:p-5 ${lading || photos.length > 0 ? "" : "print:hidden"}`}
    >
      <h2 id="documentos" className="text-lg">
        {title}
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-6 text-sm print:hidden">
        <li>
          <a href={routes.proforma(order.orderNo, family)} className={LINK}>
            <Icon name="clipboard" size={18} />
            {proforma}
          </a>
        </li>
        {papers.map((kind) => (
          <li key={kind}>
            <a href={routes.paper(order.orderNo, paper.files[kind], family)} className={LINK}>
              <Icon name="download" size={18} />
              {downloads[kind]}
            </a>
          </li>
        ))}
      </ul>
      {lading && <BillOfLading lading={lading} />}
      {photos.length > 0 && <LoadingPhotos photos={photos} page={routes.orderPhotos(order.orderNo, family)} />}
    </section>
  );
}

export function TrackingNumber({ value }: { value: string }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 border-t border-line pt-1 text-sm">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {tracking} <strong className="tabular-nums">{value}</strong>
      </span>
      <CopyNumber value={value} name={tracking.toLowerCase()} />
    </p>
  );
}

function CopyNumber({ value, name }: { value: string; name: string }) {
  return (
    <span className="print:hidden">
      <CopyButton value={value} copy={{ label: pay.copy, labelOf: fill(pay.copyOf, { name }), copied: pay.copied }} />
    </span>
  );
}

function BillOfLading({ lading }: { lading: Lading }) {
  const link = ladingLink(env.LADING_URL, lading);
  return (
    <section aria-labelledby="embarque" className="mt-3 border-t border-line pt-3 text-sm">
      <h3 id="embarque" className="font-semibold">
        {t.lading}
      </h3>
      <p className="flex flex-wrap items-center gap-x-3">
        <strong className="tabular-nums [overflow-wrap:anywhere]">{lading.number}</strong>
        <CopyNumber value={lading.number} name={t.lading} />
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        {ladingFacts(lading, t).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="tabular-nums [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer" className={`${LINK} print:hidden`}>
          <Icon name="external" size={18} />
          {t.follow}
        </a>
      )}
    </section>
  );
}
