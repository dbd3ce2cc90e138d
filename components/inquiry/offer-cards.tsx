import type { ReactNode } from "react";
import { ChatLink } from "@/components/chat/chat-link";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { Inquiry, Offer } from "@/lib/contract/inquiry";
import { priceAt } from "@/lib/contract/price";
import { amountLabel, dateLabel, estimateLabel, fill, plural } from "@/lib/format";
import { offeredQuantity, offerLandedCost } from "@/lib/inquiry/landed";
import { byCost, haveSameTerms, type OfferFact, offeredCount, offerFacts } from "@/lib/inquiry/offers";
import { routes } from "@/lib/routes";
import { mayDoWith, type OfTeam } from "@/lib/team";
import { text } from "@/lib/text";
import { unitCount } from "@/lib/unit";
import { Accept, offeredUnit } from "./accept";
import { OfferSummary, OfferTerms, offerAnchor } from "./offer-summary";
import { OfferBadge } from "./status-badge";

const t = text.inquiry.detail;

/** `goods`: name of the inquiry line that the offers are for, where the inquiry has several. */
type Props = { inquiry: Inquiry & OfTeam; offers: Offer[]; goods?: string | undefined };

const COLUMNS = ["", "", "sm:grid-cols-2", "sm:grid-cols-3"];

export function OfferCards({ inquiry, offers: unsorted, goods }: Props) {
  const offers = byCost(unsorted);
  const accepted = offers.filter(({ status }) => status === "accepted");
  if (accepted.length === 0 || accepted.length === offers.length)
    return (
      <>
        {accepted.length === 0 && <OfferSummary offers={offers} name={inquiry.name} />}
        <Cards inquiry={inquiry} offers={offers} goods={goods} />
        <OfferTerms offers={offers} />
      </>
    );
  const others = offers.filter(({ status }) => status !== "accepted");
  return (
    <>
      <Cards inquiry={inquiry} offers={accepted} goods={goods} />
      <OfferTerms offers={accepted} />
      <details className="group rounded-block border border-line bg-surface px-4">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold">
          {plural(t.notChosen, others.length)}
          <Icon name="chevron-down" className="group-open:rotate-180" />
        </summary>
        <Cards inquiry={inquiry} offers={others} goods={goods} />
      </details>
    </>
  );
}

/** One card for each offer: side by side with aligned facts, on narrow screens one below the other. */
function Cards({ inquiry, offers, goods }: Props) {
  const facts = offerFacts(offers);
  const isAlone = offers.length === 1;
  const mark = ({ id, trade_terms: terms }: Offer, fact: OfferFact) =>
    facts.get(id)?.includes(fact) && <Mark>{factLabel(fact, haveSameTerms(offers) ? undefined : terms)}</Mark>;
  return (
    <ul
      aria-label={fill(t.compare, { name: inquiry.name })}
      className={`grid gap-x-3 text-sm ${COLUMNS[offers.length] ?? "sm:grid-cols-2 lg:grid-cols-4"}`}
    >
      {offers.map((offer) => (
        // A card has eight rows of the grid: supplier, six facts, next step.
        <li
          key={offer.id}
          id={offerAnchor(offer)}
          className="row-span-8 mb-3 grid scroll-mt-28 grid-rows-subgrid rounded-block border border-line bg-surface p-4"
        >
          <Supplier offer={offer} isAlone={isAlone} />
          <dl className={`grid grid-cols-2 gap-x-4 ${isAlone ? "sm:grid-cols-3" : "sm:contents"}`}>
            <Fact label={t.price} isMain>
              <strong className="block text-xl tabular-nums">{amountLabel(offer.unit_price, offer.currency_unit)}</strong>
              <span className="text-xs text-muted">{fill(t.perUnit, { unit: offeredUnit(offer) })}</span>{" "}
              <Landed offer={offer} of="each" />
              {mark(offer, "cheapest")}
            </Fact>
            <Fact label={t.total}>
              <Total inquiry={inquiry} offer={offer} />
              <Landed offer={offer} of="total" />
            </Fact>
            <Fact label={t.minimum}>
              {unitCount(offer.min_quantity, offer.unit)}
              {mark(offer, "smallest")}
            </Fact>
            <Fact label={t.leadTime}>
              {offer.lead_time_days === undefined ? "—" : fill(t.days, { days: offer.lead_time_days })}
              {mark(offer, "fastest")}
            </Fact>
            <Fact label={t.terms}>
              {offer.trade_terms ?? "—"}
              {offer.note && <p className="mt-1 text-xs text-muted">{offer.note}</p>}
            </Fact>
            <Fact label={t.valid}>
              {offer.valid_until ? <time dateTime={offer.valid_until}>{dateLabel(offer.valid_until)}</time> : "—"}
            </Fact>
          </dl>
          <NextStep inquiry={inquiry} offer={offer} goods={goods} />
        </li>
      ))}
    </ul>
  );
}

function Supplier({ offer, isAlone }: { offer: Offer; isAlone: boolean }) {
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
        <a href={routes.shop(shop_id)} className="text-base font-bold hover:text-brand hover:underline">
          {shop_name}
        </a>
        {product_id && (
          <a href={routes.product(product_id)} className="mt-1 line-clamp-2 text-xs text-muted underline">
            {product_name ?? text.inquiry.viewProduct}
          </a>
        )}
      </p>
    </div>
  );
}

function Landed({ offer, of }: { offer: Offer; of: "each" | "total" }) {
  const cost = offerLandedCost(offer)?.[of];
  return cost === undefined ? null : (
    <span className="block font-semibold text-brand">
      {t.inShop} <span className="whitespace-nowrap">≈ {estimateLabel(cost)}</span>
    </span>
  );
}

type FactProps = { label: string; isMain?: boolean; children: ReactNode };

function Fact({ label, isMain = false, children }: FactProps) {
  return (
    <div className={`border-t border-line py-2 ${isMain ? "col-span-2 sm:col-span-1" : ""}`}>
      <dt className="text-xs text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Total for the requested quantity in the offer's unit. Where the member has to choose a quantity, total for the minimum. */
function Total({ inquiry: { quantity, unit: requestedUnit }, offer }: { inquiry: Inquiry; offer: Offer }) {
  const { unit, unit_price, min_quantity, order_quantity: orderQuantity, currency_unit } = offer;
  const total = amountLabel(priceAt({ price: unit_price, tiers: [] }, offeredQuantity(offer)).total, currency_unit);
  if (!orderQuantity) return <span className="text-xs">{fill(t.chooseTotal, { amount: total })}</span>;
  const isConverted = quantity !== undefined && (unit !== requestedUnit || quantity !== orderQuantity);
  return (
    <>
      {total} <span className="block text-xs text-muted">{offeredCount(orderQuantity, offer)}</span>
      {isConverted && (
        <p className="mt-1 text-xs text-muted">{fill(t.converted, { asked: unitCount(quantity, requestedUnit) })}</p>
      )}
      {unit === requestedUnit && quantity !== undefined && quantity < min_quantity && (
        <p className="mt-1 text-xs text-muted">{t.tooFew}</p>
      )}
    </>
  );
}

const factLabel = (fact: OfferFact, terms: string | undefined): string =>
  fact === "cheapest" && terms ? fill(t.cheapestOf, { terms }) : t[fact];

function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="mt-1 block">
      <Badge tone="gold">{children}</Badge>
    </span>
  );
}

type OfOffer = Pick<Props, "inquiry" | "goods"> & { offer: Offer };

function NextStep({ inquiry, offer, goods }: OfOffer) {
  const isOpen = inquiry.status === "quoted" && offer.status === "open";
  const mayOrder = mayDoWith(inquiry, "order");
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3">
      {isOpen && mayOrder ? (
        <Accept inquiry={inquiry} offer={offer} goods={goods} />
      ) : (
        <p>
          <OfferBadge status={offer.status} />
        </p>
      )}
      {offer.status === "accepted" && mayOrder && <ButtonLink href={routes.orderOfOffer(offer.id)}>{t.order}</ButtonLink>}
      <ChatLink
        shopId={offer.shop_id}
        productId={offer.product_id ?? undefined}
        className="inline-flex min-h-11 items-center justify-center text-sm font-semibold text-brand hover:underline"
      >
        {text.product.chat}
      </ChatLink>
    </div>
  );
}
