import type { ReactNode } from "react";
import type { Order } from "@/lib/contract/order";
import { fill, momentLabel, wordFor } from "@/lib/format";
import { SHIPPING_STATUS } from "@/lib/order/shipping";
import { text } from "@/lib/text";

const t = text.order;

/** `children`: below the shipping step. */
export function OrderTimeline({ timeline, children }: Pick<Order, "timeline"> & { children?: ReactNode }) {
  return (
    <section aria-labelledby="historia" className="rounded-block border border-line bg-surface p-4 sm:p-5">
      <h2 id="historia" className="text-lg">
        {t.timeline}
      </h2>
      <ol className="mt-3 flex flex-col">
        {timeline.map(({ status, at, text: note, by }, index) => (
          <li key={`${status}-${at}`} className="relative border-l-2 border-line pb-4 pl-5 last:border-transparent last:pb-0">
            <span
              aria-hidden="true"
              className={`absolute -left-[7px] top-1 size-3 rounded-full ${index === timeline.length - 1 ? "bg-brand" : "bg-line-strong"}`}
            />
            <p className="text-sm font-semibold">{wordFor(t.statuses, status)}</p>
            <p className="text-xs text-muted">
              <time dateTime={at}>{momentLabel(at)}</time>
              {by && ` · ${fill(text.team.order.by, { name: by })}`}
              {note && ` · ${note}`}
            </p>
            {status === SHIPPING_STATUS && children}
          </li>
        ))}
      </ol>
      {!timeline.some(({ status }) => status === SHIPPING_STATUS) && children}
    </section>
  );
}
