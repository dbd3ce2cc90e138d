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

const { shipping: t, tracking, downloads, paper, pay } = text.order;
const LINK = "inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline";

export function ShippingPapers({ order, family }: { order: Order; family: string }) {
  const { papers, lading, photos } = describeShipping(order, t);
  return (
    <>
      {order.tracking_no && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 border-t border-line pt-1 text-sm">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {tracking} <strong className="tabular-nums">{order.tracking_no}</strong>
          </span>
          <CopyNumber value={order.tracking_no} name={tracking.toLowerCase()} />
        </p>
      )}
      {papers.length > 0 && (
        <ul aria-label={t.papers} className="mt-3 flex flex-wrap gap-x-6 border-t border-line pt-1 text-sm">
          {papers.map((kind) => (
            <li key={kind}>
              <a href={routes.paper(order.orderNo, paper.files[kind], family)} className={LINK}>
                <Icon name="download" size={18} />
                {downloads[kind]}
              </a>
            </li>
          ))}
        </ul>
      )}
      {lading && <BillOfLading lading={lading} />}
      {photos.length > 0 && <LoadingPhotos photos={photos} page={routes.orderPhotos(order.orderNo, family)} />}
    </>
  );
}

function CopyNumber({ value, name }: { value: string; name: string }) {
  return <CopyButton value={value} copy={{ label: pay.copy, labelOf: fill(pay.copyOf, { name }), copied: pay.copied }} />;
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
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
        {ladingFacts(lading, t).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="tabular-nums [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer" className={LINK}>
          <Icon name="external" size={18} />
          {t.follow}
        </a>
      )}
    </section>
  );
}
