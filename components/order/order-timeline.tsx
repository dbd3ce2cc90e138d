import type { ReactNode } from "react";
import type { Order } from "@/lib/contract/order";
import { dateTimeLabel, fill, wordFor } from "@/lib/format";
import { stepsAhead } from "@/lib/order/steps";
import { text } from "@/lib/text";

const t = text.order;

const ENTRY =
  "relative flex-1 border-l-2 pb-4 pl-5 last:border-transparent last:pb-0 sm:border-t-2 sm:border-l-0 sm:pt-3 sm:pb-0 sm:pl-0";

type Props = Pick<Order, "status" | "timeline"> & { children?: ReactNode };

/** What has happened, then the steps ahead: a list on a phone, else one row. `children` stand below. */
export function OrderTimeline({ status, timeline, children }: Props) {
  const isCurrent = (index: number) => index === timeline.length - 1;
  return (
    <section aria-labelledby="historia" className="rounded-block border border-line bg-surface p-4 sm:p-5">
      <h2 id="historia" className="text-lg">
        {t.timeline}
      </h2>
      <ol className="mt-3 sm:flex">
        {timeline.map((event, index) => (
          <li
            key={`${event.status}-${event.at}`}
            aria-current={isCurrent(index) ? "step" : undefined}
            className={`${ENTRY} ${isCurrent(index) ? "border-line" : "border-brand"}`}
          >
            <Dot look={event.status === "cancelled" ? "bg-accent" : "bg-brand"} />
            <p className="pr-4 text-sm font-semibold">{wordFor(t.statuses, event.status)}</p>
            <p className="pr-4 text-xs text-muted">
              <time dateTime={event.at}>{dateTimeLabel(event.at)}</time>
              {event.by && ` · ${fill(text.team.order.by, { name: event.by })}`}
              {event.text && ` · ${event.text}`}
            </p>
          </li>
        ))}
        {stepsAhead(status).map((step) => (
          <li key={step} className={`${ENTRY} border-line`}>
            <Dot look="border border-line-strong bg-surface" />
            <p className="pr-4 text-sm text-muted">
              <span className="sr-only">{t.stepAhead}: </span>
              {wordFor(t.statuses, step)}
            </p>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}

const Dot = ({ look }: { look: string }) => (
  <span aria-hidden="true" className={`absolute -left-[7px] top-1 size-3 rounded-full sm:-top-[7px] sm:left-0 ${look}`} />
);
