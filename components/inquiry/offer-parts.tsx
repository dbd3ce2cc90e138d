import { Picture } from "@/components/ui/picture";
import type { Inquiry, Offer } from "@/lib/contract/inquiry";
import { priceAt } from "@/lib/contract/price";
import { amountLabel, fill } from "@/lib/format";
import { offeredQuantity, offerLandedCost } from "@/lib/inquiry/landed";
import { offeredCount } from "@/lib/inquiry/offers";
import { estimateLabel } from "@/lib/landing/estimate-label";
import { lacksTransport } from "@/lib/landing/terms";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { unitCount } from "@/lib/unit";

const t = text.inquiry.detail;

export function Supplier({ offer, isAlone }: { offer: Offer; isAlone: boolean }) {
  const { shop_id, shop_name, product_id, product_name, pictures } = offer;
  const [picture] = pictures;
  return (
    <div className={`flex gap-3 pb-3 ${isAlone ? "" : "lg:flex-col"}`}>
      {picture && (
        <Picture
          src={picture}
          alt=""
          widths={[144, 240]}
          sizes="64px"
          className="size-16 shrink-0 rounded-control bg-sunken object-cover"
        />
      )}
      <p className="min-w-0">
        <a
          href={routes.shop(shop_id)}
          className="inline-flex min-h-11 items-center text-base font-bold hover:text-brand hover:underline"
        >
          {shop_name}
        </a>
        {product_id && (
          <a href={routes.product(product_id)} className="flex min-h-11 items-center text-xs text-muted underline">
            {product_name ?? text.inquiry.viewProduct}
          </a>
        )}
      </p>
    </div>
  );
}

export function Landed({ offer, of }: { offer: Offer; of: "each" | "total" }) {
  const cost = offerLandedCost(offer)?.[of];
  return cost === undefined ? null : (
    <span className="block font-semibold text-brand">
      {t.inShop} <span className="whitespace-nowrap">≈ {estimateLabel(cost)}</span>
      {lacksTransport(offer.trade_terms) && <span className="block text-xs font-normal text-muted">{t.withoutTransport}</span>}
    </span>
  );
}

/** Total for the requested quantity in the offer's unit. Where the member has to choose a quantity, total for the minimum. */
export function OfferTotal({ inquiry: { quantity, unit: requestedUnit }, offer }: { inquiry: Inquiry; offer: Offer }) {
  const { unit, unit_price, min_quantity, order_quantity: orderQuantity, currency_unit } = offer;
  const total = amountLabel(priceAt({ price: unit_price, tiers: [] }, offeredQuantity(offer)).total, currency_unit);
  if (!orderQuantity) return <span className="text-xs">{fill(t.chooseTotal, { amount: total })}</span>;
  const isConverted = quantity !== undefined && (unit !== requestedUnit || quantity !== orderQuantity);
  return (
    <>
      {total} <span className="block text-xs text-muted">{offeredCount(orderQuantity, offer)}</span>
      {isConverted && (
        <p className="mt-1 text-xs text-muted">{fill(t.youAsked, { asked: unitCount(quantity, requestedUnit) })}</p>
      )}
      {unit === requestedUnit && quantity !== undefined && quantity < min_quantity && (
        <p className="mt-1 text-xs text-muted">{t.tooFew}</p>
      )}
    </>
  );
}
