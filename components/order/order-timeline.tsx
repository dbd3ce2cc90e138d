import type { ReactNode } from "react";
import type { Order } from "@/lib/contract/order";
import { dateTimeLabel, fill, wordFor } from "@/lib/format";
import { SHIPPING_STATUS } from "@/lib/order/shipping";
import { stepsAhead } from "@/lib/order/steps";
import { text } from "@/lib/text";

const t = text.order;

const ENTRY = "relative border-l-2 border-line pb-4 pl-5 last:border-transparent last:pb-0 sm:border-transparent";
const WIDE_ENTRY = `${ENTRY} col-span-full`;

type Props = Pick<Order, "status" | "timeline"> & { children?: ReactNode };

/** What has happened, then the steps ahead. `children` stand below the shipping step, or at the end while there is none. */
export function OrderTimeline({ status, timeline, children }: Props) {
  const isCurrent = (index: number) => index === timeline.length - 1;
  return (
    <section aria-labelledby="historia" className="rounded-block border border-line bg-surface p-4 sm:p-5">
      <h2 id="historia" className="text-lg">
        {t.timeline}
      </h2>
      <ol className="mt-3 flex flex-col sm:grid sm:grid-cols-4">
        {timeline.map((event, index) => (
          <li
            key={`${event.status}-${event.at}`}
            aria-current={isCurrent(index) ? "step" : undefined}
            className={event.status === SHIPPING_STATUS ? WIDE_ENTRY : ENTRY}
          >
            <Dot look="bg-brand" />
            <p className="text-sm font-semibold">{wordFor(t.statuses, event.status)}</p>
            <p className="text-xs text-muted">
              <time dateTime={event.at}>{dateTimeLabel(event.at)}</time>
              {event.by && ` · ${fill(text.team.order.by, { name: event.by })}`}
              {event.text && ` · ${event.text}`}
            </p>
            {event.status === SHIPPING_STATUS && children}
          </li>
        ))}
        {stepsAhead(status).map((step) => (
          <li key={step} className={ENTRY}>
            <Dot look="border border-line-strong bg-surface" />
            <p className="text-sm text-muted">
              <span className="sr-only">{t.stepAhead}: </span>
              {wordFor(t.statuses, step)}
            </p>
          </li>
        ))}
      </ol>
      {!timeline.some((event) => event.status === SHIPPING_STATUS) && children}
    </section>
  );
}

const Dot = ({ look }: { look: string }) => (
  <span aria-hidden="true" className={`absolute -left-[7px] top-1 size-3 rounded-full ${look}`} />
);
