import { ChatLink } from "@/components/chat/chat-link";
import type { Inquiry, Offer } from "@/lib/contract/inquiry";
import { smallestQuantity } from "@/lib/contract/quantity";
import { amountLabel, dateLabel, fill, plural } from "@/lib/format";
import { offeredQuantity, offerLandedCost } from "@/lib/inquiry/landed";
import { offeredCount } from "@/lib/inquiry/offers";
import { estimateLabel } from "@/lib/landing/estimate-label";
import { lacksTransport } from "@/lib/landing/terms";
import { text } from "@/lib/text";
import { unitCount, unitName } from "@/lib/unit";
import { AcceptOffer } from "./accept-offer.client";
import { acceptedHref } from "./accepted";

const t = text.inquiry.detail;

type Props = { inquiry: Inquiry & { detail?: string }; offer: Offer; lineName: string | undefined };

export function Accept({ inquiry, offer, lineName }: Props) {
  const { shop_name: shop, unit_price, currency_unit, unit, min_quantity, order_quantity: orderQuantity } = offer;
  const price = amountLabel(unit_price, currency_unit);
  const others = lineName === undefined ? t.othersDeclined : fill(t.othersOfGoodsDeclined, { goods: lineName });
  const minimum = smallestQuantity({ minimum: Math.max(1, min_quantity), step: offer.step ?? undefined });
  const conversion = conversionLabel(inquiry, offer);
  return (
    <AcceptOffer
      inquiryId={inquiry.id}
      offerId={offer.id}
      acceptedHref={acceptedHref(inquiry.id, offer.id)}
      quantity={orderQuantity ?? undefined}
      minimum={minimum}
      step={offer.step ?? undefined}
      price={currency_unit === "USD" ? unit_price : undefined}
      facts={dialogFacts(offer)}
      chat={
        <ChatLink
          shopId={offer.shop_id}
          productId={offer.product_id ?? undefined}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline"
        >
          {text.product.chat}
        </ChatLink>
      }
      copy={{
        accept: t.accept,
        acceptOf: lineName === undefined ? fill(t.acceptOf, { shop }) : fill(t.acceptOfGoods, { shop, goods: lineName }),
        title: t.acceptTitle,
        text: fill(t.acceptText, { shop, product: productName(offer), price, unit: offeredUnit(offer), conversion, others }),
        details:
          inquiry.detail && inquiry.detail !== inquiry.name
            ? fill(t.acceptDetails, { details: inquiry.detail.replace(/[.\s]+$/, "") })
            : "",
        cancel: t.acceptCancel,
        confirm: t.acceptConfirm,
        failed: text.error.unreachable,
        amount: fill(t.amount, { unit: unitName(unit) }),
        amountTotal: t.amountTotal,
        less: t.less,
        more: t.more,
        notWhole: t.notWhole,
        belowMinimum: fill(t.belowMinimum, { minimum: unitCount(minimum, unit) }),
        notMultiple: text.order.checkout.notMultiple,
        aboveMaximum: t.aboveMaximum,
      }}
    />
  );
}

const productName = ({ product_name: name }: Offer) => (name ? fill(t.acceptProduct, { name }) : "");

function landedFact(offer: Offer) {
  const cost = offerLandedCost(offer)?.total;
  const label = fill(t.inShopOf, { count: unitCount(offeredQuantity(offer), offer.unit) });
  const partialLabel = lacksTransport(offer.trade_terms) ? `${label}, ${t.withoutTransport}` : label;
  return cost === undefined ? [] : [{ label: partialLabel, value: `≈ ${estimateLabel(cost)}` }];
}

const dialogFacts = (offer: Offer) => [...landedFact(offer), ...termFacts(offer)];

const termFacts = ({ trade_terms: terms, lead_time_days: days, valid_until: until }: Offer) => [
  ...(terms ? [{ label: t.terms, value: terms }] : []),
  ...(days === undefined ? [] : [{ label: t.leadTime, value: plural(t.days, days) }]),
  ...(until ? [{ label: t.valid, value: dateLabel(until) }] : []),
];

/** The unit of an offer in words: `paquete de 6 piezas`. */
export const offeredUnit = (offer: Offer) => offeredCount(1, offer).replace(/^1 /, "");

/** A sentence with the requested quantity and what is ordered for it. Empty if no quantity was requested or both are equal. */
function conversionLabel({ quantity, unit: requestedUnit }: Inquiry, offer: Offer): string {
  if (quantity === undefined || (offer.unit === requestedUnit && offer.order_quantity === quantity)) return "";
  const requested = unitCount(quantity, requestedUnit);
  if (!offer.order_quantity) return fill(t.acceptChoose, { asked: requested });
  return fill(t.acceptConversion, { asked: requested, ordered: offeredCount(offer.order_quantity, offer) });
}
