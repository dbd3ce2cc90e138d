import type { ReactNode } from "react";

/** An alert for screen readers, too. */
export function Problem({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div role="alert" className="rounded-control bg-accent-soft px-3 py-2 text-sm text-accent-strong">
      {title && <p className="font-bold">{title}</p>}
      <p className={title ? undefined : "font-semibold"}>{children}</p>
    </div>
  );
}
