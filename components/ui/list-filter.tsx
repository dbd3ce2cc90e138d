import type { ReactNode } from "react";
import { Icon } from "./icon";

/** Said once on the list and not on each link. */
const CHOICES =
  "flex gap-2 p-1 sm:flex-wrap [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:whitespace-nowrap [&_a]:rounded-full [&_a]:border [&_a]:border-line-strong [&_a]:bg-surface [&_a]:px-4 [&_a]:text-sm [&_a]:font-semibold [&_a]:hover:border-brand [&_a]:hover:text-brand [&_a]:aria-[current]:border-ink [&_a]:aria-[current]:bg-ink [&_a]:aria-[current]:text-inverse";

type Props = {
  /** What the choices are between, for assistive technology. */
  label: string;
  choices: { href: string; label: string; isCurrent: boolean }[];
  search: { action: string; label: string; placeholder: string; keyword: string | undefined };
  /** Hidden fields that a search keeps. */
  children?: ReactNode;
};

/** A list narrowed by one of some choices and by words: links and a plain form, so nothing waits for a script. */
export function ListFilter({ label, choices, search, children }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <nav aria-label={label} className="min-w-0 max-w-full overflow-x-auto">
        <ul className={CHOICES}>
          {choices.map(({ href, label: name, isCurrent }) => (
            <li key={name}>
              <a href={href} aria-current={isCurrent ? "page" : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <search className="w-full sm:w-80">
        <form action={search.action} className="flex">
          {children}
          <input
            type="search"
            name="keyword"
            defaultValue={search.keyword}
            maxLength={200}
            aria-label={search.label}
            placeholder={search.placeholder}
            enterKeyHint="search"
            className="h-11 min-w-0 flex-1 rounded-l-control border border-r-0 border-line-strong bg-surface px-3 placeholder:text-muted"
          />
          <button type="submit" className="flex h-11 items-center rounded-r-control bg-ink px-4 text-inverse hover:bg-brand">
            <Icon name="search" size={18} />
            <span className="sr-only">{search.label}</span>
          </button>
        </form>
      </search>
    </div>
  );
}
