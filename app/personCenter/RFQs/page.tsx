import type { Metadata } from "next";
import { ChosenBar } from "@/components/inquiry/chosen-bar.client";
import { InquiryFilter } from "@/components/inquiry/inquiry-filter";
import { InquiryRow } from "@/components/inquiry/inquiry-row";
import { MemberHeading } from "@/components/member/member-heading";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Flash } from "@/components/ui/flash";
import { Pagination } from "@/components/ui/pagination";
import { plural } from "@/lib/format";
import { addressText } from "@/lib/inquiry/form";
import { INQUIRY_PAGE_SIZE, listInquiries } from "@/lib/inquiry/server";
import { formMessage } from "@/lib/note";
import { routes } from "@/lib/routes";
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
  const [status, keyword] = [addressText(query.status).slice(0, 40), addressText(query.keyword).trim().slice(0, 200)];
  const page = Math.min(Math.max(Math.trunc(Number(query.page)) || 1, 1), 100_000);
  const { records, total } = await listInquiries({ ...(status && { status }), ...(keyword && { keyword }), currPage: page });
  const note = formMessage(query, t);
  return (
    <>
      <MemberHeading title={t.title} lead={total > 0 ? plural(t.count, total) : t.lead}>
        <ButtonLink href={routes.quote}>{t.new}</ButtonLink>
      </MemberHeading>
      {note && <Flash {...note} />}
      {(total > 0 || status || keyword) && <InquiryFilter status={status} keyword={keyword} />}
      {records.length === 0 ? (
        <NoInquiries isFiltered={Boolean(status || keyword || page > 1)} />
      ) : (
        <form className="overflow-hidden rounded-block border border-line bg-surface">
          <ChosenBar copy={BAR} doneHref={`${routes.quotations}?done=deleted`} />
          <ul className="divide-y divide-line">
            {records.map((inquiry) => (
              <InquiryRow key={inquiry.id} inquiry={inquiry} />
            ))}
          </ul>
          <noscript>
            <p className="p-4 text-sm text-muted">{t.noScript}</p>
          </noscript>
        </form>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(total / INQUIRY_PAGE_SIZE)}
        hrefOf={(other) => routes.quotationList({ status, keyword, page: other })}
        copy={t.pages}
      />
    </>
  );
}

function NoInquiries({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState icon="clipboard" title={t.none}>
      <p>{isFiltered ? t.noneFound : t.noneText}</p>
      <p className="mt-4 flex justify-center">
        {isFiltered ? (
          <ButtonLink href={routes.quotations} variant="secondary">
            {t.seeAll}
          </ButtonLink>
        ) : (
          <ButtonLink href={routes.quote}>{t.new}</ButtonLink>
        )}
      </p>
    </EmptyState>
  );
}
