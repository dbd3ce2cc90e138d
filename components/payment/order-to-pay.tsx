import { Thumbnail } from "@/components/ui/thumbnail";
import type { Order } from "@/lib/contract/order";
import { money, plural } from "@/lib/format";
import { orderLines } from "@/lib/order";
import { text } from "@/lib/text";

const t = text.order;

const PICTURES = 3;

export function OrderToPay({ order }: { order: Order }) {
  const lines = orderLines(order);
  const covers = [...new Set(lines.flatMap(({ cover }) => cover ?? []))].slice(0, PICTURES);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-block border border-line bg-surface p-4 sm:p-5">
      {covers.map((cover) => (
        <Thumbnail key={cover} src={cover} />
      ))}
      <p className="min-w-0 flex-1 basis-40 text-sm">
        <span className="block font-semibold">{order.shops.map(({ shop_name }) => shop_name).join(", ")}</span>
        <span className="text-muted">{plural(t.lines, lines.length)}</span>
      </p>
      <p className="text-sm sm:text-right">
        <strong className="block text-xl tabular-nums">{money(order.total)}</strong>
        <span className="text-xs text-muted">{t.totalTerms}</span>
      </p>
    </div>
  );
}
