import { Badge } from "@/components/ui/badge";
import { Picture } from "@/components/ui/picture";
import { fill, money } from "@/lib/format";
import { lineKey, optionsLabel } from "@/lib/order";
import type { ReorderLine } from "@/lib/order/reorder";
import { text } from "@/lib/text";
import { unitName } from "@/lib/unit";
import { LineFields } from "./line-fields";

const { reorder: t } = text.order;
const TONES = { same: "plain", cheaper: "brand", dearer: "gold", gone: "accent", removed: "plain" } as const;

/** Lines of an old order with today's price or availability. */
export function ReorderList({ plan }: { plan: ReorderLine[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-block border border-line bg-surface">
      {plan.map((planned) => (
        <Line key={lineKey(planned.line)} planned={planned} />
      ))}
    </ul>
  );
}

function Line({ planned }: { planned: ReorderLine }) {
  const { line } = planned;
  const id = `cantidad-${lineKey(line)}`;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 text-sm">
      <div className="size-16 shrink-0 overflow-hidden rounded-control bg-sunken">
        {line.cover && <Picture src={line.cover} alt="" widths={[144]} sizes="64px" className="size-full object-cover" />}
      </div>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold [overflow-wrap:anywhere]">{line.name}</p>
        <p className="text-muted">{optionsLabel(line.options)}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <Badge tone={TONES[planned.kind]}>{t[planned.kind]}</Badge>
          {planned.kind === "gone" && <span>{planned.reason ?? t.unknown}</span>}
          {"now" in planned && <span className="tabular-nums">{fill(t.now, { price: money(planned.now) })}</span>}
          {"now" in planned && planned.kind !== "same" && (
            <span className="text-muted tabular-nums">{fill(t.was, { price: money(line.unit_price) })}</span>
          )}
        </p>
      </div>
      <div className="flex w-full items-end justify-between gap-4 sm:w-auto">
        <div className="sm:w-32">
          <label htmlFor={id} className="block text-xs text-muted">
            {t.quantity} ({unitName(line.unit)})<span className="sr-only">: {line.name}</span>
          </label>
          <LineFields id={id} line={line} quantity={line.quantity} className="mt-1 w-28" />
        </div>
        {"total" in planned && (
          <p className="min-w-24 pb-2.5 text-right font-semibold tabular-nums">
            <span className="sr-only">{t.lineTotal}: </span>
            {money(planned.total)}
          </p>
        )}
      </div>
    </li>
  );
}
