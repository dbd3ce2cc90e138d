import { Button } from "@/components/ui/button";
import type { ProductCard } from "@/lib/contract/product";
import { priceLabel } from "@/lib/product";
import { TYPED_MAX } from "@/lib/product/compare";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.compare;

type Props = { chosen: string[]; typed: string; related: ProductCard[] };

/** Adds a product by number, address or suggestion. `typed`: input that was not found. */
export function ComparedChoice({ chosen, typed, related }: Props) {
  return (
    <section
      aria-labelledby="agregar"
      className="flex flex-col gap-3 rounded-block border border-line bg-surface p-5 print:hidden"
    >
      <h2 id="agregar" className="text-lg font-bold">
        {chosen.length === 0 ? t.begin : t.add}
      </h2>
      <form action={routes.compare([])} className="flex flex-wrap items-end gap-3">
        {chosen.length > 0 && <input type="hidden" name="ids" value={chosen.join(",")} />}
        <label className="flex min-w-0 flex-1 basis-60 flex-col gap-1 text-sm">
          {t.number}
          <input
            name="add"
            required
            maxLength={TYPED_MAX}
            defaultValue={typed}
            aria-invalid={typed !== "" || undefined}
            autoComplete="off"
            className="h-11 w-full rounded-control border border-line-strong bg-surface px-3"
          />
        </label>
        <Button type="submit" variant="secondary">
          {t.compare}
        </Button>
      </form>
      {related.length > 0 && (
        <>
          <p className="text-sm text-muted">{t.similar}</p>
          <ul className="grid gap-x-4 text-sm sm:grid-cols-2">
            {related.map((card) => (
              <li key={card.productId}>
                <a
                  href={routes.compare([...chosen, card.productId])}
                  rel="nofollow"
                  className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
                >
                  {card.name} · {priceLabel(card)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
