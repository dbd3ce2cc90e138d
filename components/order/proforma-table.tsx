import type { Order } from "@/lib/contract/order";
import { fill, groupedNumber, money } from "@/lib/format";
import { unitName } from "@/lib/inquiry";
import { lineKey, optionsLabel } from "@/lib/order";
import { text } from "@/lib/text";

const { proformaPage: t, subtotal, note: noteWord } = text.order;
const FIGURE = "py-2 pl-3 text-right align-top tabular-nums whitespace-nowrap";

/** What one shop sells in an order, as it is printed. */
export function ProformaTable({ shop }: { shop: Order["shops"][number] }) {
  return (
    <section aria-label={shop.shop_name} className="min-w-0">
      <h2 className="text-base [overflow-wrap:anywhere]">{shop.shop_name}</h2>
      <table className="mt-1 w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-ink text-left text-xs">
            <th scope="col" className="py-1">
              {t.product}
            </th>
            <th scope="col" className="py-1 pl-3 text-right">
              {t.qty}
            </th>
            <th scope="col" className="py-1 pl-3 text-right max-sm:hidden print:table-cell">
              {t.price}
            </th>
            <th scope="col" className="py-1 pl-3 text-right">
              {t.value}
            </th>
          </tr>
        </thead>
        <tbody>
          {shop.lines.map((line) => (
            <tr key={lineKey(line)} className="border-b border-line">
              <td className="py-2 align-top [overflow-wrap:anywhere]">
                {line.name}
                <span className="block text-xs text-muted">
                  {[optionsLabel(line.options), fill(t.unit, { unit: unitName(line.unit) })].filter(Boolean).join(" · ")}
                </span>
                <span className="block text-xs tabular-nums sm:hidden print:hidden">
                  {t.price}: {money(line.unit_price)}
                </span>
              </td>
              <td className={FIGURE}>{groupedNumber(line.quantity)}</td>
              <td className={`${FIGURE} max-sm:hidden print:table-cell`}>{money(line.unit_price)}</td>
              <td className={FIGURE}>{money(line.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2} className="py-2 text-right text-xs">
              {subtotal}
            </th>
            <td className="max-sm:hidden print:table-cell" />
            <td className={`${FIGURE} font-semibold`}>{money(shop.subtotal)}</td>
          </tr>
        </tfoot>
      </table>
      {shop.note && (
        <p className="text-sm [overflow-wrap:anywhere]">
          {noteWord}: {shop.note}
        </p>
      )}
    </section>
  );
}
