import type { ReactNode } from "react";
import { Thumbnail } from "@/components/ui/thumbnail";
import type { ResolvedLine } from "@/lib/contract/line";
import { fill, money, plural } from "@/lib/format";
import { isKnown, isOrderable, type KnownLine, listTotal, needsVariant } from "@/lib/list";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { unitCount } from "@/lib/unit";

const t = text.list;

export function ListLines({ lines }: { lines: ResolvedLine[] }) {
  const known = lines.filter(isKnown);
  const counted = known.filter(isOrderable).length;
  return (
    <section aria-label={t.goods} className="rounded-block border border-line bg-surface">
      {known.length === 0 && <p className="p-4 text-sm text-muted">{t.empty}</p>}
      <ul>
        {known.map((line) => (
          <li
            key={`${line.product_id} ${line.sku_id ?? ""}`}
            className="flex items-center gap-3 border-b border-line p-4 text-sm last:border-0"
          >
            <ListGoods line={line} />
            <p className="shrink-0 font-semibold tabular-nums">{line.obstacle === undefined ? money(line.total ?? 0) : "—"}</p>
          </li>
        ))}
      </ul>
      {known.length < lines.length && (
        <p className="border-t border-line p-4 text-sm text-accent-strong">{plural(t.gone, lines.length - known.length)}</p>
      )}
      <p className="flex justify-between gap-4 border-t border-line p-4 text-sm">
        <span className="text-muted">{counted < known.length ? fill(t.totalOf, { counted, all: known.length }) : t.total}</span>
        <strong className="tabular-nums">{money(listTotal(lines))}</strong>
      </p>
    </section>
  );
}

type GoodsProps = { line: KnownLine; hasAmount?: boolean; children?: ReactNode };

/** `children`: how the variant is chosen, in place of a link to the product. `hasAmount`: with quantity and price. */
export function ListGoods({ line, hasAmount = true, children }: GoodsProps) {
  const { product_id: productId, sku_id: skuId, name, cover, options, quantity, unit = "Piece", unit_price: price = 0 } = line;
  return (
    <>
      {cover && <Thumbnail src={cover} />}
      <div className="min-w-0 flex-1">
        <a href={routes.product(productId)} className="line-clamp-2 font-semibold hover:text-brand hover:underline">
          {name}
        </a>
        <p className="text-xs text-muted">{[...Object.values(options), skuId ?? productId].join(" · ")}</p>
        {hasAmount && (
          <p className="tabular-nums">{fill(t.each, { quantity: unitCount(quantity, unit), price: money(price) })}</p>
        )}
        {line.obstacle !== undefined && <p className="text-accent-strong">{line.reason ?? t.notNow}</p>}
        {children}
        {needsVariant(line) && !children && (
          <a
            href={`${routes.product(productId)}#variantes`}
            aria-label={`${t.choose}: ${name}`}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline"
          >
            {t.choose}
          </a>
        )}
      </div>
    </>
  );
}
