import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ChosenBar } from "@/components/inquiry/chosen-bar.client";
import { InquiryFilter } from "@/components/inquiry/inquiry-filter";
import { InquiryRow } from "@/components/inquiry/inquiry-row";
import { MemberHeading } from "@/components/member/member-heading";
import { InquirySides } from "@/components/team/order-sides";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Flash } from "@/components/ui/flash";
import { Pagination } from "@/components/ui/pagination";
import { formMessage } from "@/lib/form/note";
import { withNote } from "@/lib/form/post";
import { plural } from "@/lib/format";
import { optionalRead, readOrUndefined } from "@/lib/http/reads";
import { INQUIRY_PAGE_SIZE, listInquiries } from "@/lib/inquiry/server";
import { routes } from "@/lib/routes";
import { firstValue } from "@/lib/search-params";
import { mayDo } from "@/lib/team";
import { getTeam } from "@/lib/team/server";
import { text } from "@/lib/text";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const t = text.inquiry.list;

export const metadata: Metadata = { title: t.title };

const BAR = {
  chooseAll: t.chooseAll,
  delete: t.delete,
  deleteTitle: t.deleteTitle,
  deleteText: t.deleteText,
  cancel: t.cancel,
  confirm: t.confirm,
  failed: text.error.unreachable,
};

/** Specification 12.1. */
export default async function QuotationsPage({ searchParams }: Props) {
  const query = await searchParams;
  const [status, keyword] = [firstValue(query.status).slice(0, 40), firstValue(query.keyword).trim().slice(0, 200)];
  const page = Math.min(Math.max(Math.trunc(Number(query.page)) || 1, 1), 100_000);
  const chosen = firstValue(query.team).slice(0, 40) || undefined;
  const filter = { ...(status && { status }), ...(keyword && { keyword }), ...(chosen && { team: chosen }) };
  const read = listInquiries({ ...filter, currPage: page });
  const [list, team] = await Promise.all([chosen ? readOrUndefined(read) : read, optionalRead(getTeam())]);
  // A team that the member has left, or never was in.
  if (!list) notFound();
  const { records, total } = list;
  const mayAsk = !chosen || mayDo(team ?? undefined, "ask");
  const ask = chosen ? routes.quoteWith({ team: chosen }) : routes.quote;
  const note = formMessage(query, t);
  const isFiltered = Boolean(status || keyword || page > 1);
  const bar = mayAsk && <ChosenBar copy={BAR} doneHref={withNote(routes.quotationList({ team: chosen }), { done: "deleted" })} />;
  return (
    <>
      <MemberHeading title={t.title} lead={total > 0 ? plural(t.count, total) : t.lead}>
        {mayAsk && (records.length > 0 || isFiltered) && <ButtonLink href={ask}>{t.new}</ButtonLink>}
      </MemberHeading>
      {note && <Flash {...note} />}
      {team && <InquirySides team={team} chosen={chosen} />}
      {(total > 0 || status || keyword) && <InquiryFilter status={status} keyword={keyword} team={chosen} />}
      {records.length === 0 ? (
        <NoInquiries isFiltered={isFiltered} team={chosen} ask={mayAsk ? ask : undefined} />
      ) : (
        <form className="divide-y divide-line overflow-hidden rounded-block border border-line bg-surface">
          {records.length > 1 && bar}
          <ul className="divide-y divide-line">
            {records.map((inquiry) => (
              <InquiryRow key={inquiry.id} inquiry={inquiry} isChoosable={mayAsk} />
            ))}
          </ul>
          {records.length === 1 && bar}
          <noscript>
            <p className="p-4 text-sm text-muted">{t.noScript}</p>
          </noscript>
        </form>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(total / INQUIRY_PAGE_SIZE)}
        hrefOf={(other) => routes.quotationList({ status, keyword, team: chosen, page: other })}
        copy={t.pages}
      />
    </>
  );
}

/** `ask`: where a request is made, if the member may for the team. */
type NoInquiriesProps = { isFiltered: boolean; team: string | undefined; ask: string | undefined };

function NoInquiries({ isFiltered, team, ask }: NoInquiriesProps) {
  return (
    <EmptyState icon="clipboard" title={t.none}>
      <p>{isFiltered ? t.noneFound : team ? text.team.request.none : t.noneText}</p>
      <p className="mt-4 flex justify-center">
        {isFiltered ? (
          <ButtonLink href={routes.quotationList({ team })} variant="secondary">
            {t.seeAll}
          </ButtonLink>
        ) : (
          ask && <ButtonLink href={ask}>{t.new}</ButtonLink>
        )}
      </p>
    </EmptyState>
  );
}
