import type { ReactNode } from "react";

type Props = { label: string; total: string; children: ReactNode };

/** Total and next step at the foot of a narrow window. */
export function TotalBar({ label, total, children }: Props) {
  return (
    <div className="bottom-bar sticky flex items-center justify-between gap-3 border border-line bg-surface lg:hidden">
      <p className="flex-1 text-xs">
        {label}
        <strong className="block whitespace-nowrap text-lg leading-6 tabular-nums">{total}</strong>
      </p>
      {children}
    </div>
  );
}
