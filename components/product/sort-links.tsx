import { SORTS, type Sort } from "@/lib/contract/product";
import { text } from "@/lib/text";
import { ListSheet } from "./list-sheet";

const t = text.listing;

type Props = { sort: Sort; hrefOf: (sort: Sort) => string; ownOrderLabel?: string | undefined; isClosedToCrawlers?: boolean };

/** `isClosedToCrawlers`: whatever the order; else only other orders than the relevance are. */
export function SortLinks({ sort, hrefOf, ownOrderLabel, isClosedToCrawlers = false }: Props) {
  const names = { ...t.sorts, ...(ownOrderLabel && { relevance: ownOrderLabel }) };
  const label = (
    <span className="min-w-0">
      <span className="sr-only">{t.sort}: </span>
      {names[sort]}
    </span>
  );
  return (
    <nav aria-label={t.sort} className="min-w-0">
      <ListSheet id="orden" label={label} icon="sort" title={t.sort}>
        <ul className="pb-4 text-sm lg:flex lg:flex-wrap lg:gap-1 lg:p-0">
          {SORTS.map((one) => (
            <li key={one}>
              <a
                href={hrefOf(one)}
                rel={one === "relevance" && !isClosedToCrawlers ? undefined : "nofollow"}
                aria-current={one === sort || undefined}
                className="flex min-h-11 items-center rounded-full px-3 hover:bg-brand-soft hover:text-brand aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-inverse"
              >
                {names[one]}
              </a>
            </li>
          ))}
        </ul>
      </ListSheet>
    </nav>
  );
}
