import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AcceptedBar } from "@/components/inquiry/accepted-bar";
import { GoodsLines } from "@/components/inquiry/goods-lines";
import { InquiryFacts, inquirySummary } from "@/components/inquiry/inquiry-facts";
import { InquiryState } from "@/components/inquiry/inquiry-state";
import { LineOffers } from "@/components/inquiry/line-offers";
import { OfferCards } from "@/components/inquiry/offer-cards";
import { OfferWatch } from "@/components/inquiry/offer-watch.client";
import { InquiryBadge } from "@/components/inquiry/status-badge";
import { MemberHeading } from "@/components/member/member-heading";
import { InquiryTeam } from "@/components/team/inquiry-team";
import { BackLink } from "@/components/ui/back-link";
import { dateLabel, fill, plural } from "@/lib/format";
import { readOrUndefined } from "@/lib/http/reads";
import { offersOfNoLine } from "@/lib/inquiry/lines";
import { getInquiry } from "@/lib/inquiry/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

type Props = { params: Promise<{ id: string }> };

const t = text.inquiry.detail;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: fill(t.number, { id: (await params).id }) };
}

export default async function InquiryDetailPage({ params }: Props) {
  const inquiry = await readOrUndefined(getInquiry((await params).id));
  if (!inquiry) notFound();
  const { id, name, status, created_at, offers_received: offers, lines, team } = inquiry;
  const others = offersOfNoLine(lines, offers);
  const isRunning = status === "open" || status === "quoted";
  return (
    <>
      <BackLink href={routes.quotationList({ team: team?.id })}>{t.back}</BackLink>
      <MemberHeading title={name}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span>
            {fill(t.number, { id })} · <time dateTime={created_at}>{dateLabel(created_at)}</time>
          </span>
          <InquiryBadge status={status} />
        </p>
      </MemberHeading>
      {offers.length > 0 && (
        <p className="line-clamp-3 text-sm">
          <strong>{t.asked}:</strong> {inquirySummary(inquiry)}
        </p>
      )}
      {team && <InquiryTeam team={team} />}
      <InquiryState inquiry={inquiry} offers={others} />
      {isRunning && <OfferWatch inquiryId={id} shown={offers.length} copy={t.came} />}
      {offers.length === 0 && isRunning && (
        <section aria-labelledby="ofertas" className="flex flex-col gap-1">
          <h2 id="ofertas" className="text-lg font-bold">
            {t.offers}
          </h2>
          <p className="text-sm">{t.noneYet}</p>
          <p className="text-xs text-muted">{text.order.empty}</p>
        </section>
      )}
      {offers.length > 0 && (
        <section aria-labelledby="ofertas" className="flex min-w-0 flex-col gap-3">
          <h2 id="ofertas" className="text-lg font-bold">
            {t.offers} <span className="font-normal text-muted">({plural(text.inquiry.list.offers, offers.length)})</span>
          </h2>
          {lines.length > 0 && <LineOffers inquiry={inquiry} />}
          {lines.length > 0 && others.length > 0 && <h3 className="text-lg font-bold">{t.otherOffers}</h3>}
          {others.length > 0 && <OfferCards inquiry={inquiry} offers={others} />}
          <noscript>
            <p className="text-sm text-muted">{text.inquiry.list.noScript}</p>
          </noscript>
        </section>
      )}
      <section aria-labelledby="pedido" className="flex flex-col gap-3 rounded-block border border-line bg-surface p-5">
        <h2 id="pedido" className="text-lg font-bold">
          {t.asked}
        </h2>
        <InquiryFacts inquiry={inquiry} />
      </section>
      {lines.length > 0 && offers.length === 0 && <GoodsLines lines={lines} />}
      <AcceptedBar inquiry={inquiry} offers={others} />
    </>
  );
}
