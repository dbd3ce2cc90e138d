import type { ReactNode } from "react";
import { SearchForm } from "./search-form";

const CHOICES_LOOK =
  "flex gap-2 px-4 py-1 sm:flex-wrap sm:px-0 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:whitespace-nowrap [&_a]:rounded-full [&_a]:border [&_a]:border-line-strong [&_a]:bg-surface [&_a]:px-4 [&_a]:text-sm [&_a]:font-semibold [&_a]:hover:border-brand [&_a]:hover:text-brand [&_a]:aria-[current]:border-ink [&_a]:aria-[current]:bg-ink [&_a]:aria-[current]:text-inverse [&_a]:aria-[current=page]:[scroll-initial-target:nearest]";

type Props = {
  label: string;
  choices: { href: string; label: string; isCurrent: boolean }[];
  search: { action: string; label: string; placeholder: string; keyword: string | undefined };
  /** Shown beside the search. */
  tools?: ReactNode;
  children?: ReactNode;
};

export function ListFilter({ label, choices, search, tools, children }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <nav aria-label={label} className="-mx-4 min-w-0 scroll-px-4 overflow-x-auto sm:mx-0">
        <ul className={CHOICES_LOOK}>
          {choices.map(({ href, label: name, isCurrent }) => (
            <li key={name}>
              <a href={href} aria-current={isCurrent ? "page" : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <SearchForm {...search}>{children}</SearchForm>
      {tools}
    </div>
  );
}
