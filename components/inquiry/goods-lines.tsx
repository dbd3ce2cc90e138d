import { Thumbnail } from "@/components/ui/thumbnail";
import type { FormLine } from "@/lib/inquiry/lines";
import { routes } from "@/lib/routes";
import { unitCount } from "@/lib/unit";
import later from "@/messages/later.json";

const t = later.inquiry.lines;

export function GoodsLines({ lines }: { lines: FormLine[] }) {
  return (
    <section aria-labelledby="lineas" className="rounded-block border border-line bg-surface p-5">
      <h2 id="lineas" className="text-lg font-bold">
        {t.title} <span className="font-normal text-muted">({lines.length})</span>
      </h2>
      <ul className="mt-3 flex max-h-[26rem] flex-col gap-3 overflow-auto">
        {lines.map((line) => (
          <li key={`${line.product_id} ${line.sku_id ?? ""} ${line.quantity}`}>
            <GoodsLine line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function GoodsLine({ line }: { line: FormLine }) {
  const { product_id: productId, sku_id: skuId, name, cover, options, quantity, unit, reason } = line;
  return (
    <div className="flex items-center gap-3">
      {cover && <Thumbnail src={cover} />}
      <div className="min-w-0 text-sm">
        <a href={routes.product(productId)} className="line-clamp-2 font-semibold hover:text-brand hover:underline">
          {name}
        </a>
        <p className="text-xs text-muted">{[...Object.values(options), skuId ?? productId].join(" · ")}</p>
        <p className="tabular-nums">{unitCount(quantity, unit ?? "Piece")}</p>
        {reason && <p className="text-xs text-accent-strong">{reason}</p>}
      </div>
    </div>
  );
}
