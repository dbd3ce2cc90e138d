import { PageTabs } from "@/components/ui/page-tabs";
import type { Team } from "@/lib/contract/team";
import { fill } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.team.sides;

/** Links to the own orders and to the team's. `teamId`: of the team whose orders are shown. */
export function OrderOwnerTabs({ team, teamId }: { team: Team; teamId: string | undefined }) {
  const waiting = team.waiting > 0 ? ` (${fill(t.waiting, { count: team.waiting })})` : "";
  const tabs = [
    { href: routes.orders, label: t.own, isCurrent: teamId === undefined },
    {
      href: routes.orderList({ team: team.id }),
      label: fill(t.team, { name: team.name }) + waiting,
      isCurrent: teamId === team.id,
    },
  ];
  return <PageTabs label={t.label} tabs={tabs} />;
}
