import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeleteBar } from "@/components/inquiry/delete-bar.client";
import { InquiryFilter } from "@/components/inquiry/inquiry-filter";
import { InquiryRow } from "@/components/inquiry/inquiry-row";
import { MemberHeading } from "@/components/member/member-heading";
import { InquiryOwnerTabs } from "@/components/team/inquiry-owner-tabs";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Flash } from "@/components/ui/flash";
import { Pagination } from "@/components/ui/pagination";
import { KEYWORD_LENGTH_MAX, STATUS_LENGTH_MAX } from "@/lib/contract/limits";
import { formMessage, withNote } from "@/lib/form/note";
import { plural } from "@/lib/format";
import { optionalRead, readOrUndefined } from "@/lib/http/reads";
import { parseId } from "@/lib/id";
import { INQUIRY_PAGE_SIZE, listInquiries } from "@/lib/inquiry/server";
import { routes } from "@/lib/routes";
import { firstValue, pageNumber } from "@/lib/search-params";
import { mayDo } from "@/lib/team";
import { getTeam } from "@/lib/team/server";
import { text } from "@/lib/text";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const t = text.inquiry.list;

export const metadata: Metadata = { title: t.title };

const BAR_COPY = {
  chooseSeveral: t.chooseSeveral,
  chooseAll: t.chooseAll,
  delete: t.delete,
  deleteTitle: t.deleteTitle,
  deleteText: t.deleteText,
  cancel: t.cancel,
  confirm: t.confirm,
  failed: text.error.unreachable,
};

/** Specification 12.1: the member's inquiries, or its team's. */
export default async function InquiriesPage({ searchParams }: Props) {
  const query = await searchParams;
  const status = firstValue(query.status).slice(0, STATUS_LENGTH_MAX);
  const keyword = firstValue(query.keyword).trim().slice(0, KEYWORD_LENGTH_MAX);
  const page = pageNumber(query.page);
  const teamId = parseId(query.team);
  const filter = { ...(status && { status }), ...(keyword && { keyword }), ...(teamId && { team: teamId }) };
  const list = listInquiries({ ...filter, currPage: page });
  const [inquiries, team] = await Promise.all([teamId ? readOrUndefined(list) : list, optionalRead(getTeam())]);
  // The address names a team that the member has left, or never was in.
  if (!inquiries) notFound();
  const { records, total } = inquiries;
  const mayAsk = !teamId || mayDo(team ?? undefined, "ask");
  const mayOrder = !teamId || mayDo(team ?? undefined, "order");
  const askHref = teamId ? routes.quoteWith({ team: teamId }) : routes.quote;
  const note = formMessage(query, t);
  const isFiltered = Boolean(status || keyword || page > 1);
  const bar = mayAsk && (
    <DeleteBar copy={BAR_COPY} doneHref={withNote(routes.quotationList({ team: teamId }), { done: "deleted" })} />
  );
  return (
    <>
      <MemberHeading title={t.title} lead={total > 0 ? plural(t.count, total) : t.lead}>
        {mayAsk && (records.length > 0 || isFiltered) && <ButtonLink href={askHref}>{t.new}</ButtonLink>}
      </MemberHeading>
      {note && <Flash {...note} />}
      {team && <InquiryOwnerTabs team={team} teamId={teamId} />}
      {(total > 0 || status || keyword) && <InquiryFilter status={status} keyword={keyword} team={teamId} />}
      {records.length === 0 ? (
        <NoInquiries isFiltered={isFiltered} team={teamId} askHref={mayAsk ? askHref : undefined} />
      ) : (
        <form className="divide-y divide-line overflow-hidden rounded-block border border-line bg-surface">
          {/* The bar stands above several inquiries, which it can choose at once, and below a single one. */}
          {records.length > 1 && bar}
          <ul className="divide-y divide-line">
            {records.map((inquiry) => (
              <InquiryRow key={inquiry.id} inquiry={inquiry} isChoosable={mayAsk} mayOrder={mayOrder} />
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
        hrefOf={(other) => routes.quotationList({ status, keyword, team: teamId, page: other })}
        copy={t.pages}
      />
    </>
  );
}

/** `askHref`: undefined where the member may not ask for the team. */
type NoInquiriesProps = { isFiltered: boolean; team: string | undefined; askHref: string | undefined };

function NoInquiries({ isFiltered, team, askHref }: NoInquiriesProps) {
  return (
    <EmptyState icon="clipboard" title={t.none} heading={isFiltered ? t.noneFound : team ? text.team.request.none : t.noneLead}>
      {!isFiltered && !team && <p>{t.noneText}</p>}
      <p className="mt-4 flex justify-center">
        {isFiltered ? (
          <ButtonLink href={routes.quotationList({ team })} variant="secondary">
            {t.seeAll}
          </ButtonLink>
        ) : (
          askHref && <ButtonLink href={askHref}>{t.new}</ButtonLink>
        )}
      </p>
    </EmptyState>
  );
}
