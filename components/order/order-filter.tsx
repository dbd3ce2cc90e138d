import { Icon } from "@/components/ui/icon";
import { ORDER_STATUSES } from "@/lib/contract/order";
import { FAMILIES, type Family } from "@/lib/order";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.order;

const CHOICE =
  "flex min-h-11 shrink-0 items-center rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold hover:border-brand hover:text-brand aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white";
const SIDE =
  "flex min-h-11 items-center border-b-2 border-transparent text-sm font-semibold text-muted hover:text-brand aria-[current]:border-brand aria-[current]:text-ink";

type Props = { family: Family; status: string; keyword: string };

/** Orders by family, by status and by words: links and a plain form. */
export function OrderFilter({ family, status, keyword }: Props) {
  const known: string[] = [...ORDER_STATUSES];
  const statuses = ["", ...known, ...(status && !known.includes(status) ? [status] : [])];
  const words = new Map(Object.entries(t.statuses));
  return (
    <div className="flex flex-col gap-3">
      <nav aria-label={t.family}>
        <ul className="flex gap-6 border-b border-line">
          {FAMILIES.map((one) => (
            <li key={one}>
              <a href={routes.orderList({ family: one })} aria-current={one === family ? "page" : undefined} className={SIDE}>
                {t.families[one]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <nav aria-label={t.filter} className="min-w-0 max-w-full">
          <ul className="flex gap-2 overflow-x-auto pb-1 sm:flex-wrap">
            {statuses.map((value) => (
              <li key={value}>
                <a
                  href={routes.orderList({ family, status: value, keyword })}
                  aria-current={value === status ? "page" : undefined}
                  className={CHOICE}
                >
                  {value === "" ? t.all : (words.get(value) ?? value)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <search className="w-full sm:w-80">
          <form action={routes.orders} className="flex">
            {family === "legacy" && <input type="hidden" name="family" value={family} />}
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
    </div>
  );
}
