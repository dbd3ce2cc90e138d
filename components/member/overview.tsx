import { Membership } from "@/components/account/membership";
import { BestGoods } from "@/components/cart/best-goods";
import { Part, Unavailable } from "@/components/frame/part";
import { OrderList } from "@/components/order/order-list.client";
import { ROW_WORDS } from "@/components/order/row-copy";
import { Icon } from "@/components/ui/icon";
import { getMembership } from "@/lib/account/server";
import { optionalRead, partRead } from "@/lib/http/reads";
import { getQuotedCount } from "@/lib/inquiry/server";
import { getUnreadCount } from "@/lib/notice/server";
import { getOrders } from "@/lib/order/server";
import { routes } from "@/lib/routes";
import { mayDo } from "@/lib/team";
import { getTeam } from "@/lib/team/server";
import { text } from "@/lib/text";
import { FirstSteps } from "./first-steps";
import { MemberHeading } from "./member-heading";
import { OverviewTiles, type Tile } from "./overview-tiles.client";
import { Waiting } from "./waiting";

const t = text.member;
const LATEST = { page: 1, pageSize: 3 };
const TO_PAY = "pending_payment";
const ORDER_TILES = [
  { status: TO_PAY, icon: "card" },
  { status: "paid", icon: "check" },
  { status: "shipped", icon: "ship" },
] as const;

export async function Overview() {
  const [latest, quoted, unread, membership, team] = await Promise.all([
    partRead(getOrders(LATEST)),
    partRead(getQuotedCount()),
    partRead(getUnreadCount()),
    partRead(getMembership()),
    optionalRead(getTeam()),
  ]);
  const counts = latest.isLoaded ? latest.value.counts : undefined;
  const quotedCount = quoted.isLoaded ? quoted.value : undefined;
  const tiles: Tile[] = [
    ...ORDER_TILES.map(
      ({ status, icon }): Tile => ({
        href: routes.orderList({ status }),
        icon,
        label: text.order.statuses[status],
        count: counts && (counts[status] ?? 0),
      }),
    ),
    { href: routes.quotationList({ status: "quoted" }), icon: "chat", label: t.quoted, count: quotedCount },
    { href: routes.messages, icon: "mail", label: t.unread, count: unread.isLoaded ? unread.value : undefined },
  ];
  const isNew = latest.isLoaded && latest.value.total === 0;
  const approver = mayDo(team ?? undefined, "approve") ? team : undefined;
  const orders = (
    <Part of={latest} name={t.latest}>
      {({ records }) => <LatestOrders records={records} />}
    </Part>
  );
  return (
    <>
      <MemberHeading title={t.overview} lead={t.lead} />
      {(!isNew || (quotedCount ?? 0) > 0) && <OverviewTiles tiles={tiles} label={t.figures} silent={text.error.silent} />}
      {!quoted.isLoaded && <Unavailable name={t.quoted} message={quoted.message} />}
      <Waiting
        counts={{
          pay: counts?.[TO_PAY] ?? 0,
          approve: approver?.waiting ?? 0,
          quoted: quotedCount ?? 0,
          shipped: counts?.shipped ?? 0,
        }}
        team={approver?.id}
      />
      {isNew ? (
        <>
          <FirstSteps />
          <BestGoods />
        </>
      ) : (
        orders
      )}
      <Part of={membership} name={text.account.membership.title}>
        {(level) => <Membership membership={level} />}
      </Part>
      {isNew && orders}
    </>
  );
}

function LatestOrders({ records }: Pick<Awaited<ReturnType<typeof getOrders>>, "records">) {
  return (
    <section aria-labelledby="ultimos-pedidos" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="ultimos-pedidos" className="text-lg">
          {t.latest}
        </h2>
        {records.length > 0 && (
          <a
            href={routes.orders}
            className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-brand hover:underline"
          >
            {text.order.seeAll}
            <Icon name="chevron-right" size={16} />
          </a>
        )}
      </div>
      {records.length === 0 ? (
        <p className="text-sm text-muted">
          <strong className="block text-ink">{text.order.emptyLead}</strong>
          {text.order.emptyText}
          <span className="block">{text.order.empty}</span>
        </p>
      ) : (
        <OrderList orders={records} copy={ROW_WORDS} />
      )}
    </section>
  );
}
