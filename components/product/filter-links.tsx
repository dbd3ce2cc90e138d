import type { ReactElement } from "react";
import { text } from "@/lib/text";

type Props = { title: string; links: ReactElement[]; shown: number; isOpen?: boolean };

export function FilterLinks({ title, links, shown, isOpen = false }: Props) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-1 text-sm tracking-normal">{title}</h2>
      <ul className="text-sm">{links.slice(0, shown)}</ul>
      {links.length > shown && (
        <details open={isOpen} className="text-sm">
          <summary className="flex min-h-9 list-none items-center px-2 font-semibold text-brand hover:underline max-lg:min-h-11">
            {text.listing.more}
          </summary>
          <ul>{links.slice(shown)}</ul>
        </details>
      )}
    </nav>
  );
}
