import type { ReactNode } from "react";
import { Flash } from "@/components/ui/flash";

type Props = { id: string; title: string; lead: string; done: string | undefined; children: ReactNode };

/** A section of the account page about notices. `done`: what was just saved in it. */
export function NoticeSection({ id, title, lead, done, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="rounded-block border border-line bg-surface p-4 sm:p-6">
      <h2 id={`${id}-titulo`} className="font-semibold">
        {title}
      </h2>
      <p className="text-sm text-muted">{lead}</p>
      {done && (
        <div className="mt-3">
          <Flash kind="done" text={done} />
        </div>
      )}
      {children}
    </section>
  );
}
