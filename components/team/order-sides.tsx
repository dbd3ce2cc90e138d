import { SIDE_TAB } from "@/components/order/order-filter";
import type { Team } from "@/lib/contract/team";
import { fill } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

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
  return (
    <nav aria-label={t.label}>
      <ul className="flex flex-wrap gap-x-6 border-b border-line">
        {sides.map(({ href, label, isCurrent }) => (
          <li key={href} className="min-w-0">
            <a href={href} aria-current={isCurrent ? "page" : undefined} className={SIDE_TAB}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
