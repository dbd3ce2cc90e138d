import type { ReactNode } from "react";
import { Icon } from "./icon";

type Props = {
  action: string;
  label: string;
  placeholder: string;
  keyword: string | undefined;
  children?: ReactNode;
};

export function SearchForm({ action, label, placeholder, keyword, children }: Props) {
  return (
    <search className="w-full sm:w-80">
      <form action={action} className="flex">
        {children}
        <input
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={200}
          aria-label={label}
          placeholder={placeholder}
          enterKeyHint="search"
          className="h-11 min-w-0 flex-1 rounded-l-control border border-r-0 border-line-strong bg-surface px-3 placeholder:text-muted"
        />
        <button type="submit" className="flex h-11 items-center rounded-r-control bg-ink px-4 text-inverse hover:bg-brand">
          <Icon name="search" size={18} />
          <span className="sr-only">{label}</span>
        </button>
      </form>
    </search>
  );
}
