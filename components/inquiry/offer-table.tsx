import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import type { Inquiry, Offer } from "@/lib/contract/inquiry";
import { amountLabel, dateLabel, fill } from "@/lib/format";
import { type OfferFact, offeredCount, offerFacts } from "@/lib/inquiry/offers";
import { routes } from "@/lib/routes";
import { mayDoWith, type OfTeam } from "@/lib/team";
import { text } from "@/lib/text";
import { unitCount, unitName } from "@/lib/unit";
import { AcceptOffer } from "./accept-offer.client";
import { OfferBadge } from "./status-badge";

const t = text.inquiry.detail;

/** `goods`: name of the inquiry line that the offers are for, where the inquiry has several. */
type Props = { inquiry: Inquiry & OfTeam; offers: Offer[]; goods?: string | undefined };

const CELL = "min-w-40 xl:min-w-36 border-l border-line p-3 text-left align-top font-normal";

export function OfferTable({ inquiry, offers, goods }: Props) {
  const facts = offerFacts(offers);
  const isDecidable = inquiry.status === "quoted" && mayDoWith(inquiry, "order");
  const row = (label: string, of: (offer: Offer) => ReactNode) => (
    <tr className="border-t border-line">
      <th
        scope="row"
        className="sticky left-0 z-10 w-24 bg-surface p-3 text-left align-top text-xs font-semibold text-muted sm:w-44 sm:text-sm"
      >
        {label}
      </th>
      {offers.map((offer) => (
        <td key={offer.id} className={CELL}>
          {of(offer)}
        </td>
      ))}
    </tr>
  );
  const mark = ({ id }: Offer, fact: OfferFact) => facts.get(id)?.includes(fact) && <Mark>{t[fact]}</Mark>;
  return (
    <div className="overflow-x-auto rounded-block border border-line bg-surface text-sm">
      <table className="w-full">
        <caption className="sr-only">{fill(t.compare, { name: inquiry.name })}</caption>
        <thead>
          <Suppliers offers={offers} />
        </thead>
        <tbody>
          {row(t.price, (offer) => (
            <>
              <strong className="text-base tabular-nums">{amountLabel(offer.unit_price, offer.currency_unit)}</strong>{" "}
              <span className="text-xs text-muted">{fill(t.perUnit, { unit: offeredUnit(offer) })}</span>
              {mark(offer, "cheapest")}
            </>
          ))}
          {row(t.total, (offer) => (
            <Total inquiry={inquiry} offer={offer} />
          ))}
          {row(t.minimum, (offer) => (
            <>
              {unitCount(offer.min_quantity, offer.unit)}
              {mark(offer, "smallest")}
            </>
          ))}
          {row(t.leadTime, (offer) => (
            <>
              {offer.lead_time_days === undefined ? "—" : fill(t.days, { days: offer.lead_time_days })}
              {mark(offer, "fastest")}
            </>
          ))}
          {row(t.terms, (offer) => (
            <>
              {offer.trade_terms ?? "—"}
              {offer.note && <p className="mt-1 text-xs text-muted">{offer.note}</p>}
            </>
          ))}
          {row(t.valid, ({ valid_until: until }) => (until ? <time dateTime={until}>{dateLabel(until)}</time> : "—"))}
          {row(t.status, ({ status }) => (
            <OfferBadge status={status} />
          ))}
          {isDecidable && row(t.action, (offer) => <Accept inquiry={inquiry} offer={offer} goods={goods} />)}
        </tbody>
      </table>
    </div>
  );
}

function Suppliers({ offers }: Pick<Props, "offers">) {
  return (
    <tr>
      <th
        scope="col"
        className="sticky left-0 z-10 bg-surface p-3 text-left align-top text-xs font-semibold text-muted sm:text-sm"
      >
        {t.supplier}
      </th>
      {offers.map(({ id, shop_id, shop_name, product_id, product_name }) => (
        <th key={id} scope="col" className={CELL}>
          <a href={routes.shop(shop_id)} className="font-bold hover:text-brand hover:underline">
            {shop_name}
          </a>
          {product_id && (
            <a href={routes.product(product_id)} className="mt-1 line-clamp-2 text-xs text-muted underline">
              {product_name ?? text.inquiry.viewProduct}
            </a>
          )}
        </th>
      ))}
    </tr>
  );
}

/** Price of the requested quantity in the offer's unit; of the minimum where the member has to choose. */
function Total({ inquiry: { quantity, unit: requestedUnit }, offer }: { inquiry: Inquiry; offer: Offer }) {
  const { unit, unit_price, min_quantity, order_quantity: orderQuantity, currency_unit } = offer;
  const totalLabel = (count: number) => amountLabel(Math.round(unit_price * 100 * count) / 100, currency_unit);
  const minimum = Math.max(1, min_quantity);
  if (!orderQuantity) return <span className="text-xs">{fill(t.chooseTotal, { amount: totalLabel(minimum) })}</span>;
  const isConverted = quantity !== undefined && (unit !== requestedUnit || quantity !== orderQuantity);
  return (
    <>
      {totalLabel(orderQuantity)} <span className="text-xs text-muted">({offeredCount(orderQuantity, offer)})</span>
      {isConverted && (
        <p className="mt-1 text-xs text-muted">{fill(t.converted, { asked: unitCount(quantity, requestedUnit) })}</p>
      )}
      {unit === requestedUnit && quantity !== undefined && quantity < min_quantity && (
        <p className="mt-1 text-xs text-muted">{t.tooFew}</p>
      )}
    </>
  );
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <p className="mt-1">
      <Badge tone="gold">{children}</Badge>
    </p>
  );
}

function Accept({ inquiry, offer, goods }: Pick<Props, "inquiry" | "goods"> & { offer: Offer }) {
  const { shop_name: shop, unit_price, currency_unit, unit, min_quantity, order_quantity: orderQuantity } = offer;
  if (offer.status !== "open") return "—";
  const price = amountLabel(unit_price, currency_unit);
  const others = goods === undefined ? t.othersDeclined : fill(t.othersOfGoodsDeclined, { goods });
  const conversion = conversionLabel(inquiry, offer);
  return (
    <AcceptOffer
      inquiryId={inquiry.id}
      offerId={offer.id}
      quantity={orderQuantity ?? undefined}
      minimum={Math.max(1, min_quantity)}
      step={offer.step ?? undefined}
      price={currency_unit === "USD" ? unit_price : undefined}
      copy={{
        accept: t.accept,
        acceptOf: goods === undefined ? fill(t.acceptOf, { shop }) : fill(t.acceptOfGoods, { shop, goods }),
        title: t.acceptTitle,
        text: fill(t.acceptText, { shop, price, unit: offeredUnit(offer), conversion, others }),
        cancel: t.acceptCancel,
        confirm: t.acceptConfirm,
        failed: text.error.unreachable,
        amount: fill(t.amount, { unit: unitName(unit) }),
        amountTotal: t.amountTotal,
        less: t.less,
        more: t.more,
        notWhole: t.notWhole,
        belowMinimum: fill(t.belowMinimum, { minimum: unitCount(Math.max(1, min_quantity), unit) }),
        notMultiple: text.order.checkout.notMultiple,
        aboveMaximum: t.aboveMaximum,
      }}
    />
  );
}

/** `paquete de 6 piezas`. */
const offeredUnit = (offer: Offer) => offeredCount(1, offer).replace(/^1 /, "");

/** Sentence on how the requested quantity becomes one of the offer; empty where both are equal. */
function conversionLabel({ quantity, unit: requestedUnit }: Inquiry, offer: Offer): string {
  if (quantity === undefined || (offer.unit === requestedUnit && offer.order_quantity === quantity)) return "";
  const requested = unitCount(quantity, requestedUnit);
  if (!offer.order_quantity) return fill(t.acceptChoose, { asked: requested });
  return fill(t.acceptConversion, { asked: requested, ordered: offeredCount(offer.order_quantity, offer) });
}
