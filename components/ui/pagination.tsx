import { Icon } from "./icon";

type Copy = { label: string; previous: string; next: string; page: string };

type Props = { page: number; pages: number; hrefOf: (page: number) => string; rel?: string | undefined; copy: Copy };

/** First page, last page, and two on each side of the current one; 0 is a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const near = [1, page - 2, page - 1, page, page + 1, page + 2, pages].filter((n) => n >= 1 && n <= pages);
  const unique = [...new Set(near)].sort((a, b) => a - b);
  return unique.flatMap((n, index) => (index > 0 && n - (unique[index - 1] ?? 0) > 1 ? [0, n] : [n]));
}

const LINKS =
  "[&_a]:flex [&_a]:min-h-11 [&_a]:min-w-11 [&_a]:items-center [&_a]:justify-center [&_a]:gap-1 [&_a]:rounded-control [&_a]:px-2 [&_a]:text-sm [&_a]:font-semibold [&_a]:hover:bg-brand-soft [&_a]:hover:text-brand";

export function Pagination({ page, pages, hrefOf, rel, copy }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={copy.label} className={`flex flex-wrap items-center justify-center gap-1 ${LINKS}`}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel={rel}>
          <Icon name="chevron-left" size={16} />
          {copy.previous}
        </a>
      )}
      <ol className="contents">
        {pageNumbers(page, pages).map((n, index) => (
          <li key={n || `gap-${index}`} className={n === page ? "" : "max-sm:hidden"}>
            <PageStep n={n} pages={pages} isCurrent={n === page} href={hrefOf(n)} rel={rel} label={`${copy.page} ${n}`} />
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={hrefOf(page + 1)} rel={rel}>
          {copy.next}
          <Icon name="chevron-right" size={16} />
        </a>
      )}
    </nav>
  );
}

type StepProps = { n: number; pages: number; isCurrent: boolean; href: string; rel: string | undefined; label: string };

function PageStep({ n, pages, isCurrent, href, rel, label }: StepProps) {
  if (n === 0) return <span className="px-1 text-muted">…</span>;
  if (isCurrent)
    return (
      <span
        aria-current="page"
        className="flex min-h-11 min-w-11 items-center justify-center rounded-control bg-ink px-2 text-sm font-semibold text-inverse"
      >
        {n}
        <span className="whitespace-pre sm:hidden"> / {pages}</span>
      </span>
    );
  return (
    <a href={href} rel={rel} aria-label={label}>
      {n}
    </a>
  );
}
