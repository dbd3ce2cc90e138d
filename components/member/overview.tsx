import { Membership } from "@/components/account/membership";
import { Part, Unavailable } from "@/components/frame/part";
import { OrderList } from "@/components/order/order-list.client";
import { ROW_WORDS } from "@/components/order/row-copy";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Section } from "@/components/ui/section";
import { getMembership } from "@/lib/account/server";
import { partRead } from "@/lib/http/reads";
import { getQuotedCount } from "@/lib/inquiry/server";
import { getUnreadCount } from "@/lib/notice/server";
import { getOrders } from "@/lib/order/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { MemberHeading } from "./member-heading";
import { OverviewTiles, type Tile } from "./overview-tiles.client";

const t = text.member;
const LATEST = { page: 1, pageSize: 3 };
const ORDER_TILES = [
  { status: "pending_payment", icon: "card" },
  { status: "paid", icon: "check" },
  { status: "shipped", icon: "ship" },
] as const;

export async function Overview() {
  const [latest, quoted, unread, membership] = await Promise.all([
    partRead(getOrders(LATEST)),
    partRead(getQuotedCount()),
    partRead(getUnreadCount()),
    partRead(getMembership()),
  ]);
  const counts = latest.isLoaded ? latest.value.counts : undefined;
  const tiles: Tile[] = [
    ...ORDER_TILES.map(
      ({ status, icon }): Tile => ({
        href: routes.orderList({ status }),
        icon,
        label: text.order.statuses[status],
        count: counts && (counts[status] ?? 0),
      }),
    ),
    { href: routes.quotations, icon: "chat", label: t.quoted, count: quoted.isLoaded ? quoted.value : undefined },
    { href: routes.messages, icon: "mail", label: t.unread, count: unread.isLoaded ? unread.value : undefined },
  ];
  // The latest orders stand before the figures when one is to be paid.
  const isDue = latest.isLoaded && latest.value.records.some(({ status }) => status === "pending_payment");
  const summary = (
    <>
      <OverviewTiles tiles={tiles} silent={text.error.silent} />
      {!quoted.isLoaded && <Unavailable name={t.quoted} message={quoted.message} />}
    </>
  );
  return (
    <>
      <MemberHeading title={t.overview} lead={t.lead} />
      {!isDue && summary}
      <Part of={latest} name={t.latest}>
        {({ records }) => <LatestOrders records={records} />}
      </Part>
      {isDue && summary}
      <Part of={membership} name={text.account.membership.title}>
        {(level) => <Membership membership={level} />}
      </Part>
    </>
  );
}

function LatestOrders({ records }: Pick<Awaited<ReturnType<typeof getOrders>>, "records">) {
  return (
    <Section id="ultimos-pedidos" title={t.latest} more={{ href: routes.orders, label: text.order.seeAll }}>
      {records.length === 0 ? (
        <EmptyState icon="clipboard" title={text.order.empty}>
          <p>{text.order.emptyText}</p>
          <p className="mt-4 flex flex-wrap justify-center gap-2">
            <ButtonLink href={routes.shopProducts()}>{text.order.browse}</ButtonLink>
            <ButtonLink href={routes.quote} variant="secondary">
              {text.frame.requestQuote}
            </ButtonLink>
          </p>
        </EmptyState>
      ) : (
        <OrderList orders={records} copy={ROW_WORDS} />
      )}
    </Section>
  );
}
