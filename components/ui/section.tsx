import type { ReactNode } from "react";
import { Icon } from "./icon";

type Props = {
  /** Also the anchor of the section. */
  id: string;
  title: string;
  /** A line under the title. */
  lead?: string;
  more?: { href: string; label: string; rel?: string };
  /** Controls beside the title, such as the buttons of a carousel. */
  aside?: ReactNode;
  /** It stands screens below the first one and is screens high: a phone lays it out when it comes near. Nothing in it opens beyond its edges. */
  isFar?: boolean;
  children: ReactNode;
};

/** A titled section; the title names it for assistive technology. */
export function Section({ id, title, lead, more, aside, isFar = false, children }: Props) {
  return (
    <section aria-labelledby={id} className={isFar ? "far" : undefined}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 sm:mb-4">
        <div className="min-w-0 flex-1 basis-40">
          <h2 id={id} className="text-title">
            {title}
          </h2>
          {lead && <p className="mt-1 text-sm text-muted">{lead}</p>}
        </div>
        {aside}
        {more && (
          <a
            href={more.href}
            rel={more.rel}
            className="flex shrink-0 items-center gap-0.5 py-1 text-sm max-lg:-my-2 max-lg:py-3 font-semibold text-brand hover:underline"
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
