import { Icon } from "@/components/ui/icon";
import { INQUIRY_STATUSES } from "@/lib/contract/inquiry";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const { list: t, statuses } = text.inquiry;

const CHOICE =
  "flex min-h-11 items-center whitespace-nowrap rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold hover:border-brand hover:text-brand aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white";

/** Requests by status and by name: links and a plain form. */
export function InquiryFilter({ status, keyword }: { status: string; keyword: string }) {
  const choices = [{ value: "", label: t.all }, ...INQUIRY_STATUSES.map((value) => ({ value, label: statuses[value] }))];
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <nav aria-label={t.filter} className="min-w-0 max-w-full overflow-x-auto">
        <ul className="flex gap-2 p-1 sm:flex-wrap">
          {choices.map(({ value, label }) => (
            <li key={value}>
              <a
                href={routes.quotationList({ status: value, keyword })}
                aria-current={value === status ? "page" : undefined}
                className={CHOICE}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <search className="w-full sm:w-80">
        <form action={routes.quotations} className="flex">
          {status && <input type="hidden" name="status" value={status} />}
          <input
            type="search"
            name="keyword"
            defaultValue={keyword}
            maxLength={200}
            aria-label={t.search}
            placeholder={t.searchPlaceholder}
            enterKeyHint="search"
            className="h-11 min-w-0 flex-1 rounded-l-control border border-r-0 border-line-strong bg-surface px-3 placeholder:text-muted"
          />
          <button type="submit" className="flex h-11 items-center rounded-r-control bg-ink px-4 text-white hover:bg-brand">
            <Icon name="search" size={18} />
            <span className="sr-only">{t.search}</span>
          </button>
        </form>
      </search>
    </div>
  );
}
