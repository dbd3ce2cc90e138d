import { Badge } from "@/components/ui/badge";
import { fill, groupedNumber, money } from "@/lib/format";
import { unitName } from "@/lib/inquiry";
import { lineKey, optionsLabel, type ReorderLine } from "@/lib/order";
import { text } from "@/lib/text";

const { reorder: t } = text.order;
const TONES = { same: "plain", cheaper: "brand", dearer: "gold", gone: "accent" } as const;

/** Each line of an old order: the same, dearer, cheaper, or not to be had. */
export function ReorderList({ plan }: { plan: ReorderLine[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-block border border-line bg-surface">
      {plan.map((one) => (
        <li key={lineKey(one.line)} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-4 text-sm">
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-semibold">{one.line.name}</p>
            <p className="text-muted">
              {[`${t.quantity}: ${groupedNumber(one.line.quantity)} (${unitName(one.line.unit)})`, optionsLabel(one.line.options)]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
          <div className="flex flex-col gap-1 sm:items-end">
            <Badge tone={TONES[one.kind]}>{t[one.kind]}</Badge>
            {one.kind === "gone" && <p>{one.reason ?? t.unknown}</p>}
            {one.kind !== "gone" && <p className="font-semibold tabular-nums">{fill(t.now, { price: money(one.now) })}</p>}
            {one.kind !== "same" && (
              <p className="text-muted tabular-nums">{fill(t.was, { price: money(one.line.unit_price) })}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
