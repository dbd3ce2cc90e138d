export const TAB_LOOK =
  "flex min-h-11 items-center border-b-2 border-transparent text-sm font-semibold text-muted hover:text-brand aria-[current]:border-brand aria-[current]:text-ink";
