import type { ReactNode } from "react";
import { ChatLink } from "@/components/chat/chat-link";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { Inquiry, Offer } from "@/lib/contract/inquiry";
import { amountLabel, dateLabel, fill, plural } from "@/lib/format";
import { haveSameTerms, type OfferFact, offerFacts, sortByCost } from "@/lib/inquiry/offers";
import { mayDoWith, type OfTeam } from "@/lib/team";
import { text } from "@/lib/text";
import { unitCount } from "@/lib/unit";
import { Accept, offeredUnit } from "./accept";
import { Landed, OfferTotal, Supplier } from "./offer-parts";
import { OfferSummary, OfferTerms, offerAnchor } from "./offer-summary";
import { OfferBadge } from "./status-badge";

const t = text.inquiry.detail;

/** `lineName`: of the inquiry line that the offers are for, where the inquiry has several. */
type Props = { inquiry: Inquiry & OfTeam & Wanted; offers: Offer[]; lineName?: string | undefined };

type Wanted = { detail?: string; trade_terms?: string | undefined; lead_time_ship_days?: number | undefined };

const COLUMNS_BY_COUNT = ["", "", "sm:grid-cols-2", "sm:grid-cols-3"];

export function OfferCards({ inquiry, offers: unsorted, lineName }: Props) {
  const { offers, by } = sortByCost(unsorted);
  const accepted = offers.filter(({ status }) => status === "accepted");
  if (accepted.length === 0 || accepted.length === offers.length)
    return (
      <>
        {offers.length > 1 && <p className="text-sm text-muted">{t.sorted[by]}</p>}
        {accepted.length === 0 && <OfferSummary offers={offers} name={inquiry.name} />}
        <Cards inquiry={inquiry} offers={offers} lineName={lineName} />
        <OfferTerms offers={offers} />
      </>
    );
  const others = offers.filter(({ status }) => status !== "accepted");
  return (
    <>
      <Cards inquiry={inquiry} offers={accepted} lineName={lineName} />
      <OfferTerms offers={accepted} />
      <details className="group rounded-block border border-line bg-surface px-4">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold">
          {plural(t.notChosen, others.length)}
          <Icon name="chevron-down" className="group-open:rotate-180" />
        </summary>
        <Cards inquiry={inquiry} offers={others} lineName={lineName} />
      </details>
    </>
  );
}

const canAccept = (inquiry: Props["inquiry"], offer: Offer) =>
  inquiry.status === "quoted" && offer.status === "open" && mayDoWith(inquiry, "order");

/** One card for each offer: side by side with aligned facts, on narrow screens one below the other. */
function Cards({ inquiry, offers, lineName }: Props) {
  const facts = offerFacts(offers);
  const isAlone = offers.length === 1;
  const { trade_terms: terms, lead_time_ship_days: days } = inquiry;
  const mark = ({ id, trade_terms }: Offer, fact: OfferFact) =>
    facts.get(id)?.includes(fact) && <Mark>{factLabel(fact, haveSameTerms(offers) ? undefined : trade_terms)}</Mark>;
  return (
    <ul
      aria-label={fill(t.compare, { name: inquiry.name })}
      className={`grid gap-x-3 text-sm ${COLUMNS_BY_COUNT[offers.length] ?? "sm:grid-cols-2 lg:grid-cols-4"}`}
    >
      {offers.map((offer) => (
        // A card has eight rows of the grid: supplier, six facts, next step.
        <li
          key={offer.id}
          id={offerAnchor(offer)}
          className="row-span-8 mb-3 grid scroll-mt-28 grid-cols-1 grid-rows-subgrid rounded-block border border-line bg-surface p-4"
        >
          <Supplier offer={offer} isAlone={isAlone} />
          <dl className={`grid grid-cols-2 gap-x-4 ${isAlone ? "sm:grid-cols-3" : "sm:contents"}`}>
            <Fact label={fill(t.priceBy, { unit: offeredUnit(offer) })} isMain>
              <strong className="block text-xl tabular-nums">{amountLabel(offer.unit_price, offer.currency_unit)}</strong>
              <span className={isAlone ? "" : "max-sm:hidden"}>
                <Landed offer={offer} of="each" />
              </span>
              {mark(offer, "cheapest")}
            </Fact>
            <Fact label={t.total}>
              <OfferTotal inquiry={inquiry} offer={offer} />
              <Landed offer={offer} of="total" />
              {mark(offer, "landed")}
            </Fact>
            <Fact label={t.minimum}>
              {unitCount(offer.min_quantity, offer.unit)}
              {mark(offer, "smallest")}
            </Fact>
            <Fact label={t.leadTime}>
              {offer.lead_time_days === undefined ? "—" : plural(t.days, offer.lead_time_days)}
              {mark(offer, "fastest")}
              {offer.lead_time_days !== undefined && days !== undefined && offer.lead_time_days > days && (
                <Differs asked={plural(t.days, days)} />
              )}
            </Fact>
            <Fact label={t.terms}>
              {offer.trade_terms ?? "—"}
              {terms && offer.trade_terms && offer.trade_terms !== terms && <Differs asked={terms} />}
              {(offer.note || isSilent(inquiry, offer)) && <p className="mt-1 text-xs text-muted">{offer.note || t.silent}</p>}
            </Fact>
            <Fact label={t.valid}>
              {offer.valid_until ? <time dateTime={offer.valid_until}>{dateLabel(offer.valid_until)}</time> : "—"}
            </Fact>
          </dl>
          <NextStep inquiry={inquiry} offer={offer} lineName={lineName} />
        </li>
      ))}
    </ul>
  );
}

/** Whether details were asked for and the offer says nothing beside its figures. */
const isSilent = ({ detail = "", name }: Props["inquiry"], { note, status }: Offer): boolean =>
  !note && status === "open" && detail !== "" && detail !== name;

type FactProps = { label: string; isMain?: boolean; children: ReactNode };

function Fact({ label, isMain = false, children }: FactProps) {
  return (
    <div className={`border-t border-line py-2 ${isMain ? "col-span-2 sm:col-span-1" : ""}`}>
      <dt className="text-xs text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Differs = ({ asked }: { asked: string }) => (
  <span className="block text-xs text-accent-strong">{fill(t.youAsked, { asked })}</span>
);

const factLabel = (fact: OfferFact, terms: string | undefined): string =>
  fact === "cheapest" && terms ? fill(t.cheapestOf, { terms }) : t[fact];

function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="mt-1 block">
      <Badge tone="gold">{children}</Badge>
    </span>
  );
}

type OfOffer = Pick<Props, "inquiry" | "lineName"> & { offer: Offer };

function NextStep({ inquiry, offer, lineName }: OfOffer) {
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3">
      {canAccept(inquiry, offer) ? (
        <Accept inquiry={inquiry} offer={offer} lineName={lineName} />
      ) : (
        <p>
          <OfferBadge status={offer.status} />
        </p>
      )}
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
