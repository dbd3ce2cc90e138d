"use client";

import { Icon, type IconName } from "@/components/ui/icon";

/** A number that a member may want to look into, and where that is. */
export type Tile = { href: string; icon: IconName; label: string; count: number };

/** Numbers that lead to what they count. */
export function OverviewTiles({ tiles }: { tiles: Tile[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 xs:grid-cols-2 xl:grid-cols-3">
      {tiles.map(({ href, icon, label, count }) => (
        <li
          key={href}
          className="relative flex items-center gap-3 rounded-card border border-line bg-surface p-4 hover:border-brand"
        >
          <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
            <Icon name={icon} size={20} />
          </span>
          <a href={href} className="stretched min-w-0 text-sm">
            <span className="block text-xl font-bold tabular-nums">{count}</span>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
