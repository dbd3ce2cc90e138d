import { SORTS, type Sort } from "@/lib/contract/product";
import { text } from "@/lib/text";

const t = text.listing;

/** The orders of a list as links, the current one marked. */
export function SortLinks({ sort, hrefOf }: { sort: Sort; hrefOf: (sort: Sort) => string }) {
  return (
    <nav aria-label={t.sort} className="max-w-full">
      <ul className="snap-row gap-1 text-sm">
        {SORTS.map((one) => (
          <li key={one}>
            <a
              href={hrefOf(one)}
              rel={one === "relevance" ? undefined : "nofollow"}
              aria-current={one === sort || undefined}
              className="flex min-h-11 items-center rounded-full px-3 hover:bg-brand-soft hover:text-brand aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-inverse"
            >
              {t.sorts[one]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
