import { Icon } from "@/components/ui/icon";
import { LIVE_LISTS, type LiveListName } from "@/lib/live";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.live;

const CHOICE =
  "flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold hover:border-brand hover:text-brand aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white";

/** Search by word and state of live rooms: links and a plain form, so nothing waits for a script. */
export function LiveFilter({ list, keyword }: { list: LiveListName; keyword: string | undefined }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <nav aria-label={t.filter}>
        <ul className="flex flex-wrap gap-2">
          {LIVE_LISTS.map((name) => (
            <li key={name}>
              <a
                href={routes.liveList({ keyword, state: name })}
                aria-current={name === list ? "page" : undefined}
                className={CHOICE}
              >
                {t.lists[name]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <search className="w-full sm:w-96">
        <form action={routes.lives} className="flex">
          {list !== "all" && <input type="hidden" name="state" value={list} />}
          <input
            type="search"
            name="keyword"
            defaultValue={keyword}
            maxLength={200}
            aria-label={t.searchLabel}
            placeholder={t.searchPlaceholder}
            enterKeyHint="search"
            className="h-11 min-w-0 flex-1 rounded-l-control border border-r-0 border-line-strong bg-surface px-3 placeholder:text-muted"
          />
          <button
            type="submit"
            className="flex h-11 items-center gap-2 rounded-r-control bg-ink px-4 text-sm font-semibold text-white hover:bg-brand"
          >
            <Icon name="search" size={18} />
            <span className="sr-only">{t.searchLabel}</span>
          </button>
        </form>
      </search>
    </div>
  );
}
