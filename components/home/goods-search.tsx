import { CallingCodes } from "@/components/geo/calling-codes.client";
import { buttonClass } from "@/components/ui/button";
import { COLOMBIA, nearCountries } from "@/lib/geo";
import { getCallingCodes } from "@/lib/geo/server";
import { optionalRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.home;
const FIELD = "mt-1 h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-ink";

/** Specification 11.10. A plain form that leads to the long quotation form. */
export async function GoodsSearch() {
  const countries = nearCountries(await optionalRead(getCallingCodes()));
  return (
    <section aria-labelledby="busqueda-de-productos" className="rounded-block bg-brand-soft p-5 sm:p-8">
      <h2 id="busqueda-de-productos" className="text-title">
        {t.goodsSearch}
      </h2>
      <p className="mt-1 max-w-prose text-sm">{t.goodsSearchLead}</p>
      <form action={routes.quote} className="mt-5 flex flex-wrap items-end gap-4">
        <label className="min-w-0 flex-1 basis-40 text-sm font-semibold">
          {t.goodsName}
          <input
            name="goods_name"
            required
            maxLength={120}
            placeholder={t.goodsNameHint}
            className={`${FIELD} font-normal placeholder:text-muted`}
          />
        </label>
        <label className="min-w-0 flex-1 basis-40 text-sm font-semibold">
          {t.areaCode}
          <select name="country_code" defaultValue={COLOMBIA.calling} className={`${FIELD} font-normal`}>
            <CallingCodes near={countries} chosen={COLOMBIA.calling} />
          </select>
        </label>
        <button type="submit" className={`${buttonClass()} max-sm:w-full`}>
          {t.goodsSubmit}
        </button>
      </form>
    </section>
  );
}
