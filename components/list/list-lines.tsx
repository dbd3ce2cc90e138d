import { Thumbnail } from "@/components/ui/thumbnail";
import type { ResolvedLine } from "@/lib/contract/line";
import { fill, money, plural } from "@/lib/format";
import { isKnown, type KnownLine, listTotal } from "@/lib/list";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { unitCount } from "@/lib/unit";

const t = text.list;

export function ListLines({ lines }: { lines: ResolvedLine[] }) {
  const known = lines.filter(isKnown);
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
        <span className="text-muted">{t.total}</span>
        <strong className="tabular-nums">{money(listTotal(lines))}</strong>
      </p>
    </section>
  );
}

export function ListGoods({ line }: { line: KnownLine }) {
  const { product_id: productId, sku_id: skuId, name, cover, options, quantity, unit = "Piece", unit_price: price = 0 } = line;
  return (
    <>
      {cover && <Thumbnail src={cover} />}
      <div className="min-w-0 flex-1">
        <a href={routes.product(productId)} className="line-clamp-2 font-semibold hover:text-brand hover:underline">
          {name}
        </a>
        <p className="text-xs text-muted">{[...Object.values(options), skuId ?? productId].join(" · ")}</p>
        <p className="tabular-nums">{fill(t.each, { quantity: unitCount(quantity, unit), price: money(price) })}</p>
        {line.obstacle !== undefined && <p className="text-accent-strong">{line.reason ?? t.notNow}</p>}
      </div>
    </>
  );
}
