import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

/** `heading`: in the page's own words, below `title`, whose words the specification gives. */
type Props = { icon: IconName; title: string; heading?: string; children?: ReactNode };

export function EmptyState({ icon, title, heading, children }: Props) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-block border border-line bg-surface px-4 py-10 text-center">
      <span className="flex size-14 items-center justify-center rounded-full bg-brand-soft text-brand">
        <Icon name={icon} size={28} />
      </span>
      <p className={heading ? "text-xs text-muted" : "text-lg font-semibold"}>{title}</p>
      {heading && <p className="text-lg font-semibold">{heading}</p>}
      <div className="w-full max-w-prose text-sm text-muted [overflow-wrap:anywhere]">{children}</div>
    </div>
  );
}
