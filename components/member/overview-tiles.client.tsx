"use client";

import { Icon, type IconName } from "@/components/ui/icon";

export type Tile = { href: string; icon: IconName; label: string; count: number | undefined };

export function OverviewTiles({ tiles, silent }: { tiles: Tile[]; silent: string }) {
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-5 sm:gap-3">
      {tiles.map(({ href, icon, label, count }) => (
        <li
          key={href}
          className="relative flex items-center gap-3 rounded-card border border-line bg-surface p-3 hover:border-brand max-sm:last:odd:col-span-2 sm:flex-col sm:items-start"
        >
          <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand max-sm:hidden">
            <Icon name={icon} size={20} />
          </span>
          <a href={href} className={`stretched min-w-0 text-sm ${count === 0 ? "text-muted" : ""}`}>
            <span className="block text-xl font-bold tabular-nums">
              {count ?? (
                <>
                  <span aria-hidden="true">—</span>
                  <span className="sr-only">{silent}</span>
                </>
              )}
            </span>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
