"use client";

import { Icon, type IconName } from "@/components/ui/icon";

export type Tile = { href: string; icon: IconName; label: string; count: number | undefined };

export function OverviewTiles({ tiles, label, silent }: { tiles: Tile[]; label: string; silent: string }) {
  return (
    <ul aria-label={label} className="flex rounded-card border border-line bg-surface">
      {tiles.map(({ href, icon, label: name, count }) => (
        <li
          key={href}
          className="relative flex min-w-0 flex-1 flex-col items-center gap-1 rounded-card px-1 py-3 text-center hover:text-brand"
        >
          <Icon name={icon} size={20} className="text-muted" />
          <a href={href} className={`stretched min-w-0 text-2xs sm:text-sm ${count === 0 ? "text-muted" : ""}`}>
            <span className="block text-xl font-bold tabular-nums">
              {count ?? (
                <>
                  <span aria-hidden="true">—</span>
                  <span className="sr-only">{silent}</span>
                </>
              )}
            </span>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
