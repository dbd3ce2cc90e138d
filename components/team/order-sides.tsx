import type { Team } from "@/lib/contract/team";
import { fill } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { Sides } from "./sides";

const t = text.team.sides;

/** `chosen`: id of the team whose orders are shown. */
export function OrderSides({ team, chosen }: { team: Team; chosen: string | undefined }) {
  const waiting = team.waiting > 0 ? ` (${fill(t.waiting, { count: team.waiting })})` : "";
  const sides = [
    { href: routes.orders, label: t.own, isCurrent: chosen === undefined },
    {
      href: routes.orderList({ team: team.id }),
      label: fill(t.team, { name: team.name }) + waiting,
      isCurrent: chosen === team.id,
    },
  ];
  return <Sides label={t.label} sides={sides} />;
}

/** The member's own requests for quotation and the team's. */
export function InquirySides({ team: { id, name }, chosen }: { team: Team; chosen: string | undefined }) {
  const sides = [
    { href: routes.quotations, label: t.own, isCurrent: chosen === undefined },
    { href: routes.quotationList({ team: id }), label: fill(t.team, { name }), isCurrent: chosen === id },
  ];
  return <Sides label={text.team.request.sides} sides={sides} />;
}
