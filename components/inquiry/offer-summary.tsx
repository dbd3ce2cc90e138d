import type { Offer } from "@/lib/contract/inquiry";
import { amountLabel, lookUp, lowerFirst, plural } from "@/lib/format";
import { offerLandedCost } from "@/lib/inquiry/landed";
import { offeredTerms } from "@/lib/inquiry/offers";
import { estimateLabel } from "@/lib/landing/estimate-label";
import { lacksTransport } from "@/lib/landing/terms";
import { text } from "@/lib/text";
import { unitCount } from "@/lib/unit";
import later from "@/messages/later.json";

const t = text.inquiry.detail;

export const offerAnchor = ({ id }: Offer) => `oferta-${id}`;

const CELL = "border-t border-line py-2 pr-2 align-top";

type Props = { offers: Offer[]; name: string };

/** Table that compares the offers, with links to their cards. Only where the cards are not all side by side. */
export function OfferSummary({ offers, name }: Props) {
  if (offers.length < 2) return null;
  const landed = new Map(offers.map((offer) => [offer.id, offerLandedCost(offer)]));
  const priceHead = [...landed.values()].some(Boolean) ? t.priceAndLanded : t.price;
  return (
    <table className="w-full text-left text-xs lg:hidden">
      <caption className="sr-only">{`${t.summary}: ${name}`}</caption>
      <thead className="text-muted">
        <tr>
          {[t.supplier, priceHead, t.leadTime, t.minimum].map((head) => (
            <th key={head} scope="col" className="py-2 pr-2 align-top font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => (
          <tr key={offer.id}>
            <th scope="row" className={`${CELL} font-semibold`}>
              <a href={`#${offerAnchor(offer)}`} className="flex min-h-11 items-center text-brand underline">
                {offer.shop_name}
              </a>
            </th>
            <td className={CELL}>
              <strong className="block whitespace-nowrap tabular-nums">
                {amountLabel(offer.unit_price, offer.currency_unit)}
              </strong>
              {offer.trade_terms}
              <LandedPerUnit pesos={landed.get(offer.id)?.each} isPartial={lacksTransport(offer.trade_terms)} />
            </td>
            <td className={`${CELL} whitespace-nowrap`}>
              {offer.lead_time_days === undefined ? "—" : plural(t.days, offer.lead_time_days)}
            </td>
            <td className={CELL}>{unitCount(offer.min_quantity, offer.unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LandedPerUnit({ pesos, isPartial }: { pesos: number | undefined; isPartial: boolean }) {
  return pesos === undefined ? null : (
    <>
      <span className="block whitespace-nowrap font-semibold text-brand">≈ {estimateLabel(pesos)}</span>
      {isPartial && <span className="block text-muted">{t.withoutTransport}</span>}
    </>
  );
}

export function OfferTerms({ offers }: { offers: Offer[] }) {
  const known = offeredTerms(offers).flatMap((terms) => {
    const termName = lookUp(later.inquiry.termNames, terms);
    return termName ? [{ terms, ...termName }] : [];
  });
  const hasLanded = offers.some(offerLandedCost);
  if (known.length === 0 && !hasLanded) return null;
  return (
    <dl className="text-sm text-muted">
      {known.map(({ terms, title, text: meaning }) => (
        <div key={terms}>
          <dt className="inline font-semibold text-ink">
            {terms}, {lowerFirst(title)}:
          </dt>{" "}
          <dd className="inline">{meaning}</dd>
        </div>
      ))}
      {hasLanded && (
        <div>
          <dt className="inline font-semibold text-ink">{t.inShop}:</dt>{" "}
          <dd className="inline">
            {text.order.landedNote}
            {known.some(({ terms }) => lacksTransport(terms)) && ` ${text.order.landedExw}`}
          </dd>
        </div>
      )}
    </dl>
  );
}
