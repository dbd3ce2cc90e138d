import { Sides } from "@/components/ui/sides";
import type { Team } from "@/lib/contract/team";
import { fill } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.team.sides;

/** Links to the own orders and to the team's. `teamId`: of the team whose orders are shown. */
export function OrderSides({ team, teamId }: { team: Team; teamId: string | undefined }) {
  const waiting = team.waiting > 0 ? ` (${fill(t.waiting, { count: team.waiting })})` : "";
  const sides = [
    { href: routes.orders, label: t.own, isCurrent: teamId === undefined },
    {
      href: routes.orderList({ team: team.id }),
      label: fill(t.team, { name: team.name }) + waiting,
      isCurrent: teamId === team.id,
    },
  ];
  return <Sides label={t.label} sides={sides} />;
}
