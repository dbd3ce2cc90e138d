import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MemberHeading } from "@/components/member/member-heading";
import { DraftSection, getDraftsWithAddresses } from "@/components/order/draft-section";
import { OrderFilter } from "@/components/order/order-filter";
import { OrderList } from "@/components/order/order-list.client";
import { ROW_WORDS } from "@/components/order/row-copy";
import { OrderOwnerTabs } from "@/components/team/order-owner-tabs";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Flash } from "@/components/ui/flash";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination";
import { formNote } from "@/lib/form/server";
import { fill, plural, wordFor } from "@/lib/format";
import { optionalRead, readOrUndefined } from "@/lib/http/reads";
import { type OrdersQuery, parseOrdersQuery } from "@/lib/order/orders-query";
import { getOrders, ORDERS_SIZE } from "@/lib/order/server";
import { toSummary } from "@/lib/order/summary";
import { routes } from "@/lib/routes";
import { mayDo } from "@/lib/team";
import { getTeam } from "@/lib/team/server";
import { text } from "@/lib/text";

const t = text.order;

export const metadata: Metadata = { title: t.title };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Specification 16.1. */
export default async function OrdersPage({ searchParams }: Props) {
  const query = await searchParams;
  const { page, ...listed } = parseOrdersQuery(query);
  const isFiltered = Boolean(listed.status || listed.keyword || page > 1 || Object.keys(listed.range).length > 0);
  const read = getOrders({ ...listed, page, with_lines: true });
  const [list, drafts, team] = await Promise.all([
    listed.team ? readOrUndefined(read) : read,
    isFiltered || listed.team ? undefined : getDraftsWithAddresses(),
    optionalRead(getTeam()),
  ]);
  // Without a list, the member is not in the team that the address names.
  if (!list) notFound();
  const { records, total, counts, all_families: listsBothFamilies = false } = list;
  const opened = typeof query.draft === "string" ? query.draft : undefined;
  const problem = opened === undefined ? t.problem : { ...t.problem, ...t.draft.problem };
  const copy = { done: { ...t.done, ...t.draft.done }, problem };
  const { note, saved } = await formNote(query, copy, opened === undefined ? routes.orders : routes.draft(opened));
  const hasNone = total === 0 && !isFiltered;
  return (
    <>
      <MemberHeading title={t.title} lead={total > 0 ? plural(t.count, total) : t.lead} />
      {note && <Flash {...note} />}
      {team && <OrderOwnerTabs team={team} teamId={listed.team} />}
      {drafts && <DraftSection read={drafts} opened={opened} saved={saved?.values} />}
      {!(hasNone && listsBothFamilies) && (
        <OrderFilter listed={listed} counts={counts} listsBothFamilies={listsBothFamilies}>
          {total > 0 && (
            <ButtonLink
              href={routes.ordersCsv({ ...listed, ...listed.range })}
              variant="quiet"
              size="sm"
              download
              className="ml-auto min-h-11"
            >
              <Icon name="download" size={18} className="max-sm:hidden" />
              {t.csv}
            </ButtonLink>
          )}
        </OrderFilter>
      )}
      {records.length === 0 ? (
        <NoOrders lead={isFiltered ? noneLead(listed, page) : undefined} family={listed.family} team={listed.team} />
      ) : (
        <OrderList
          orders={records.map((card) => toSummary(card, t))}
          family={listed.family}
          copy={ROW_WORDS}
          mayAct={!listed.team || mayDo(team ?? undefined, "order")}
        />
      )}
      <Pagination
        page={page}
        pages={Math.ceil(total / ORDERS_SIZE)}
        hrefOf={(other) => routes.orderList({ ...listed, ...listed.range, page: other })}
        copy={t.pages}
      />
    </>
  );
}

function noneLead({ status, keyword, range }: Omit<OrdersQuery, "page">, page: number): string {
  const isOfStatusOnly = status && !keyword && page === 1 && Object.keys(range).length === 0;
  return isOfStatusOnly ? fill(t.emptyStatus, { status: wordFor(t.statuses, status) }) : t.emptyFound;
}

type NoOrdersProps = { lead: string | undefined; family: string | undefined; team: string | undefined };

function NoOrders({ lead, family, team }: NoOrdersProps) {
  return (
    <EmptyState icon="clipboard" title={t.empty} heading={lead ?? t.emptyLead}>
      {!lead && <p>{t.emptyText}</p>}
      <p className="mt-4 flex flex-wrap justify-center gap-2">
        {lead ? (
          <ButtonLink href={routes.orderList({ family, team })} variant="secondary">
            {t.seeAll}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink href={routes.shopProducts()}>{t.browse}</ButtonLink>
            <ButtonLink href={routes.quote} variant="secondary">
              {text.frame.requestQuote}
            </ButtonLink>
          </>
        )}
      </p>
    </EmptyState>
  );
}
