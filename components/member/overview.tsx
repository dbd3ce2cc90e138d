import { Membership } from "@/components/account/membership";
import { BestGoods } from "@/components/cart/best-goods";
import { Part, Unavailable } from "@/components/frame/part";
import { OrderList } from "@/components/order/order-list.client";
import { ROW_WORDS } from "@/components/order/row-copy";
import { Icon } from "@/components/ui/icon";
import { getMembership } from "@/lib/account/server";
import { optionalRead, partRead } from "@/lib/http/reads";
import { getOffersToOrderCount, getQuotedCount } from "@/lib/inquiry/server";
import { getOrders } from "@/lib/order/server";
import { type OrderSummary, toSummary } from "@/lib/order/summary";
import { routes } from "@/lib/routes";
import { mayDo } from "@/lib/team";
import { getTeam } from "@/lib/team/server";
import { text } from "@/lib/text";
import { FirstSteps } from "./first-steps";
import { MemberHeading } from "./member-heading";
import { Waiting } from "./waiting";

const t = text.member;
const LATEST = { page: 1, pageSize: 3, with_lines: true };
const TO_PAY = "pending_payment";

export async function Overview() {
  const [latest, quoted, offersToOrder, membership, team] = await Promise.all([
    partRead(getOrders(LATEST)),
    partRead(getQuotedCount()),
    optionalRead(getOffersToOrderCount()),
    partRead(getMembership()),
    optionalRead(getTeam()),
  ]);
  const counts = latest.isLoaded ? latest.value.counts : undefined;
  const orderRows = latest.isLoaded ? latest.value.records.map((card) => toSummary(card, text.order)) : [];
  const isNew = latest.isLoaded && latest.value.total === 0;
  const teamToApprove = mayDo(team ?? undefined, "approve") ? team : undefined;
  return (
    <>
      <MemberHeading title={t.overview} lead={t.lead} />
      {!quoted.isLoaded && <Unavailable name={t.quoted} message={quoted.message} />}
      <Waiting
        counts={{
          pay: counts?.[TO_PAY] ?? 0,
          approve: teamToApprove?.waiting ?? 0,
          accepted: offersToOrder ?? 0,
          quoted: quoted.isLoaded ? quoted.value : 0,
        }}
        team={teamToApprove?.id}
        latest={orderRows}
      />
      {isNew ? (
        <>
          <FirstSteps hasOrders={false} />
          <BestGoods />
        </>
      ) : (
        <>
          <Part of={latest} name={t.latest}>
            {() => <LatestOrders orders={orderRows} />}
          </Part>
          {latest.isLoaded && <FirstSteps hasOrders />}
        </>
      )}
      <Part of={membership} name={text.account.membership.title}>
        {(level) => <Membership membership={level} />}
      </Part>
    </>
  );
}

function LatestOrders({ orders }: { orders: OrderSummary[] }) {
  return (
    <section aria-labelledby="ultimos-pedidos" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="ultimos-pedidos" className="text-lg">
          {t.latest}
        </h2>
        <a
          href={routes.orders}
          className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-brand hover:underline"
        >
          {text.order.seeAll}
          <Icon name="chevron-right" size={16} />
        </a>
      </div>
      <OrderList orders={orders} copy={ROW_WORDS} />
    </section>
  );
}
