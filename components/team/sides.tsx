import { SIDE_TAB } from "@/components/order/order-filter";

type Side = { href: string; label: string; isCurrent: boolean };

/** The member's own things and the team's, told apart. */
export function Sides({ label: what, sides }: { label: string; sides: Side[] }) {
  return (
    <nav aria-label={what}>
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
