import type { ReactNode } from "react";
import { Icon } from "./icon";

type Props = {
  /** Also the anchor. */
  id: string;
  title: string;
  lead?: string;
  more?: { href: string; label: string; rel?: string };
  /** Far below the first screen: laid out when near (content-visibility); content must not overflow. */
  isFar?: boolean;
  children: ReactNode;
};

export function Section({ id, title, lead, more, isFar = false, children }: Props) {
  return (
    <section aria-labelledby={id} className={isFar ? "far" : undefined}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 sm:mb-4">
        <div className="min-w-0 flex-1 basis-40">
          <h2 id={id} className="text-title">
            {title}
          </h2>
          {lead && <p className="mt-1 text-sm text-muted">{lead}</p>}
        </div>
        {more && (
          <a
            href={more.href}
            rel={more.rel}
            className="flex shrink-0 items-center gap-0.5 py-1 text-sm max-lg:-my-2 max-lg:py-3 font-semibold text-brand hover:underline print:hidden"
          >
            {more.label}
            <Icon name="chevron-right" size={16} />
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
