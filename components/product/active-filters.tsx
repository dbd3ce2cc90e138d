import { Icon } from "@/components/ui/icon";
import { type ActiveFilter, withoutAll } from "@/lib/product/filters";
import type { ListingQuery } from "@/lib/routes";
import { text } from "@/lib/text";
import { filterLabel } from "./filter-label";

const t = text.listing;
const CHIP = "inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full px-3 text-sm";

type Props = { filters: ActiveFilter[]; hrefWith: (change: Partial<ListingQuery>) => string };

export function ActiveFilters({ filters, hrefWith }: Props) {
  if (filters.length === 0) return null;
  return (
    <nav aria-label={t.active}>
      <ul className="snap-row relative -mx-4 scroll-px-4 gap-2 px-4 sm:mx-0 sm:flex-wrap sm:px-0">
        {filters.map((filter) => (
          <li key={`${filter.kind} ${filter.value}`} className="max-w-full">
            <a
              href={hrefWith({ ...filter.without, page: 1 })}
              rel="nofollow"
              className={`${CHIP} bg-brand-soft text-brand-strong hover:bg-brand hover:text-inverse`}
            >
              <span className="sr-only">{t.removeFilter}</span>
              <span className="truncate">{filterLabel(filter)}</span>
              <Icon name="close" size={14} />
            </a>
          </li>
        ))}
        {filters.length > 1 && (
          <li>
            <a
              href={hrefWith({ ...withoutAll(filters), page: 1 })}
              rel="nofollow"
              className={`${CHIP} text-muted underline hover:text-brand`}
            >
              {t.removeAll}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
