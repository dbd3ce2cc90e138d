import { Icon, type IconName } from "@/components/ui/icon";

type Props = { href: string; icon: IconName; label: string; count: number };

/** A number that a member may want to look into; it leads there. */
export function OverviewTile({ href, icon, label, count }: Props) {
  return (
    <li className="relative flex items-center gap-3 rounded-card border border-line bg-surface p-4 hover:border-brand">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
        <Icon name={icon} size={20} />
      </span>
      <a href={href} className="stretched min-w-0 text-sm">
        <span className="block text-xl font-bold tabular-nums">{count}</span>
        {label}
      </a>
    </li>
  );
}
