import { Picture } from "@/components/ui/picture";
import type { Order } from "@/lib/contract/order";
import { fill, groupedNumber, money } from "@/lib/format";
import { unitName } from "@/lib/inquiry";
import { lineKey, optionsLabel, type PreviewLine } from "@/lib/order";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.order;

/** What was ordered, shop by shop, as it was on that day. */
export function OrderShops({ shops, total }: Pick<Order, "shops" | "total">) {
  return (
    <section aria-labelledby="productos" className="flex flex-col gap-3">
      <h2 id="productos" className="text-lg">
        {t.products}
      </h2>
      {shops.map((shop) => (
        <div key={shop.shop_id} className="overflow-hidden rounded-card border border-line bg-surface">
          <h3 className="border-b border-line px-4 py-3 text-base [overflow-wrap:anywhere]">
            <a href={routes.shop(shop.shop_id)} className="hover:text-brand hover:underline">
              {shop.shop_name}
            </a>
          </h3>
          <ul className="divide-y divide-line">
            {shop.lines.map((line) => (
              <Line key={lineKey(line)} line={line} />
            ))}
          </ul>
          {shop.note && (
            <p className="border-t border-line px-4 py-3 text-sm [overflow-wrap:anywhere]">
              <span className="font-semibold">{t.note}:</span> {shop.note}
            </p>
          )}
          <p className="flex justify-between gap-4 border-t border-line px-4 py-3 text-sm">
            {t.subtotal} <strong className="tabular-nums">{money(shop.subtotal)}</strong>
          </p>
        </div>
      ))}
      <p className="flex items-baseline justify-between gap-4 px-4 text-lg">
        {t.total} <strong className="tabular-nums">{money(total)}</strong>
      </p>
    </section>
  );
}

function Line({ line }: { line: PreviewLine }) {
  const options = optionsLabel(line.options);
  const each = { quantity: groupedNumber(line.quantity), unit: unitName(line.unit), price: money(line.unit_price) };
  return (
    <li className="flex gap-3 p-4 max-sm:flex-wrap">
      <div className="size-16 shrink-0 overflow-hidden rounded-control bg-sunken">
        {line.cover && <Picture src={line.cover} alt="" widths={[144]} sizes="64px" className="size-full object-cover" />}
      </div>
      <div className="min-w-0 flex-1 text-sm">
        <a href={routes.product(line.product_id)} className="line-clamp-2 font-semibold hover:text-brand hover:underline">
          {line.name}
        </a>
        {options && <p className="text-muted">{options}</p>}
        <p className="tabular-nums">{fill(t.each, each)}</p>
      </div>
      <p className="shrink-0 text-right text-sm font-semibold tabular-nums max-sm:w-full">{money(line.total)}</p>
    </li>
  );
}
