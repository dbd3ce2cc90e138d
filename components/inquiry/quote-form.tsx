import { Button } from "@/components/ui/button";
import units from "@/lib/contract/units.json";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.inquiry;
const FIELD = "mt-1 h-11 w-full rounded-control border border-line-strong bg-surface px-3 font-normal";

/** Request for quotation on the home page: what, how many, in which unit; it goes on in the long form with what was typed here. */
export function QuoteForm() {
  return (
    <section aria-labelledby="cotizacion" className="rounded-block border border-line bg-surface p-5 sm:p-8">
      <h2 id="cotizacion" className="text-title">
        {t.title}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">{t.lead}</p>
      <form action={routes.quote} className="mt-5 grid items-end gap-4 sm:grid-cols-[1fr_10rem_14rem_auto]">
        <label className="text-sm font-semibold">
          {t.name}
          <input name="goods_name" required maxLength={120} className={FIELD} />
        </label>
        <label className="text-sm font-semibold">
          {t.quantity}
          <input name="goods_num" type="number" min={1} inputMode="numeric" className={FIELD} />
        </label>
        <label className="text-sm font-semibold">
          {t.unit}
          <select name="goods_unit" defaultValue="Piece" className={FIELD}>
            {units.map(({ singular, es }) => (
              <option key={singular} value={singular}>
                {es}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit">{t.submit}</Button>
      </form>
    </section>
  );
}
