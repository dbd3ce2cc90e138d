import type { Metadata } from "next";
import { MemberHeading } from "@/components/member/member-heading";
import { DraftSection } from "@/components/order/draft-section";
import { OrderFilter } from "@/components/order/order-filter";
import { OrderList } from "@/components/order/order-list.client";
import { ROW_WORDS } from "@/components/order/row-words";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Flash } from "@/components/ui/flash";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination";
import { plural } from "@/lib/format";
import { formNote } from "@/lib/http/form-note";
import { listQuery } from "@/lib/order";
import { getOrders, ORDERS_SIZE } from "@/lib/order/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.order;

export const metadata: Metadata = { title: t.title };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The member's orders (specification 16.1), those of the older system beside them. */
export default async function OrdersPage({ searchParams }: Props) {
  const query = await searchParams;
  const { family, status, keyword, page } = listQuery(query);
  const { records, total } = await getOrders({
    family,
    ...(status && { status }),
    ...(keyword && { keyword }),
    currPage: page,
  });
  const isFiltered = Boolean(status || keyword || page > 1);
  const hasDrafts = family === "legacy" && !isFiltered;
  const { done, problem } = family === "legacy" ? t.draft : { done: {}, problem: {} };
  const words = { done: { ...t.done, ...done }, problem: { ...t.problem, ...problem } };
  const { note, kept } = await formNote(query, words, routes.orderList({ family }));
  return (
    <>
      <MemberHeading title={t.title} lead={total > 0 ? plural(t.count, total) : t.lead}>
        {total > 0 && (
          <ButtonLink href={routes.ordersCsv({ family, status, keyword })} look="secondary">
            <Icon name="download" size={18} />
            {t.csv}
          </ButtonLink>
        )}
      </MemberHeading>
      {note && <Flash {...note} />}
      <OrderFilter family={family} status={status} keyword={keyword} />
      {hasDrafts && <DraftSection kept={kept?.values} />}
      {records.length === 0 ? (
        <NoOrders isFiltered={isFiltered} family={family} />
      ) : (
        <OrderList orders={records} family={family} words={ROW_WORDS} />
      )}
      <Pagination
        page={page}
        pages={Math.ceil(total / ORDERS_SIZE)}
        hrefOf={(other) => routes.orderList({ family, status, keyword, page: other })}
        words={t.pages}
      />
    </>
  );
}

function NoOrders({ isFiltered, family }: { isFiltered: boolean; family: string }) {
  return (
    <EmptyState icon="clipboard" title={t.empty}>
      <p>{isFiltered ? t.emptyFound : t.emptyText}</p>
      <p className="mt-4 flex justify-center">
        {isFiltered ? (
          <ButtonLink href={routes.orderList({ family })} look="secondary">
            {t.seeAll}
          </ButtonLink>
        ) : (
          <ButtonLink href={routes.shopProducts()}>{t.browse}</ButtonLink>
        )}
      </p>
    </EmptyState>
  );
}
