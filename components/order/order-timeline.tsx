import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { Order } from "@/lib/contract/order";
import { dateTimeLabel, fill, lookUp, wordFor } from "@/lib/format";
import { stepsAhead } from "@/lib/order/steps";
import { text } from "@/lib/text";

const t = text.order;

const ENTRY = "relative pb-4 last:border-transparent last:pb-0 max-sm:border-l-2 max-sm:pl-5";

type Shown = Pick<Order, "status" | "timeline" | "tracking_no" | "cancel_reason" | "lading">;
type Props = { order: Shown; review?: { status: "inReview" | "refused"; at: string } | undefined; children?: ReactNode };
const STEPS: Record<string, string> = { ...t.statuses, inReview: t.inReview, refused: t.refused };

/** Past events, where the bank stands with a voucher (`review`), and steps ahead, as a row; on phones the last event, which opens as a list. */
export function OrderTimeline({ order, review, children }: Props) {
  const { status, tracking_no, cancel_reason } = order;
  const timeline: Shown["timeline"] = review ? [...order.timeline, review] : order.timeline;
  const isToldElsewhere = (text: string) => [tracking_no, cancel_reason].some((told) => told && text.includes(told));
  const ahead = stepsAhead(status);
  const count = timeline.length + ahead.length;
  const isCurrent = (index: number) => index === timeline.length - 1;
  return (
    <section aria-labelledby="historia" className="rounded-block border border-line bg-surface p-4 sm:p-5">
      <h2 id="historia" className="text-lg">
        {t.timeline}
      </h2>
      <LastEvent event={timeline.at(-1)} />
      <ol className="mt-3 max-sm:hidden peer-open:grid sm:flex">
        {timeline.map((event, index) => (
          <li
            key={`${event.status}-${event.at}`}
            aria-current={isCurrent(index) ? "step" : undefined}
            className={`${ENTRY} ${index < count - 1 ? "flex-1" : ""} ${isCurrent(index) ? "border-line" : "border-brand"}`}
          >
            <Mark
              look={event.status === "cancelled" ? "bg-accent" : "bg-brand"}
              line={index < count - 1 && (isCurrent(index) ? "border-line" : "border-brand")}
            />
            <p className="pr-4 text-sm font-semibold">{wordFor(STEPS, event.status)}</p>
            <p className="pr-4 text-xs text-muted">
              <time dateTime={event.at} className="whitespace-nowrap">
                {dateTimeLabel(event.at)}
              </time>
              {event.by && ` · ${fill(text.team.order.by, { name: event.by })}`}
              {event.text && !isToldElsewhere(event.text) && ` · ${event.text}`}
            </p>
          </li>
        ))}
        {ahead.map((step) => (
          <li key={step} className={`${ENTRY} ${step === ahead.at(-1) ? "" : "flex-1"} border-line`}>
            <Mark look="border border-line-strong bg-surface" line={step !== ahead.at(-1) && "border-line"} />
            <p className="pr-4 text-sm text-muted">
              <span className="sr-only">{t.stepAhead}: </span>
              {wordFor(t.statuses, step)}
            </p>
          </li>
        ))}
      </ol>
      <ExpectedDate order={order} />
      {children}
    </section>
  );
}

function LastEvent({ event }: { event: Shown["timeline"][number] | undefined }) {
  if (!event) return null;
  return (
    <details className="peer sm:hidden">
      <summary className="flex min-h-11 items-center gap-2 text-sm">
        <span className="flex-1">
          <strong className="block">{wordFor(STEPS, event.status)}</strong>
          <span className="text-xs text-muted">{dateTimeLabel(event.at)}</span>
        </span>
        <span className="font-semibold text-brand">{t.history}</span>
        <Icon name="chevron-down" size={18} />
      </summary>
    </details>
  );
}

function ExpectedDate({ order: { status, lading } }: { order: Shown }) {
  const expected = lookUp(t.expected, status === "shipped" && lading ? "lading" : status);
  if (!expected) return null;
  return (
    <p className="mt-3 text-sm text-muted">
      <strong className="text-ink">{expected.title}</strong> {expected.text}
    </p>
  );
}

function Mark({ look, line }: { look: string; line: string | false }) {
  const dot = `size-3 rounded-full ${look}`;
  return (
    <span aria-hidden="true">
      <span className={`absolute -left-[7px] top-1 sm:hidden ${dot}`} />
      <span className="mb-1 flex items-center max-sm:hidden">
        <span className={dot} />
        {line && <span className={`flex-1 border-b-2 ${line}`} />}
      </span>
    </span>
  );
}
