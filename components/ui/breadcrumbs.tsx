import { Icon } from "./icon";

export type Crumb = { label: string; href?: string };

/**
 * Where the page stands; the last crumb is the page itself. A phone shows the way one step up, its title being the page's own, and nothing
 * where that is the home page, to which the logo leads.
 */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label} className={crumbs.length > 2 ? undefined : "max-sm:hidden"}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted max-sm:[&>li:not(:nth-last-child(2))]:hidden">
        {crumbs.map(({ label: name, href }, index) => (
          <li key={name} className="flex min-w-0 items-center gap-1">
            {href ? (
              <a href={href} className="py-1 hover:text-brand hover:underline max-lg:-my-2 max-lg:py-3">
                <Icon name="chevron-left" size={14} className="inline sm:hidden" />
                {name}
              </a>
            ) : (
              <span aria-current="page" className="line-clamp-1 text-ink">
                {name}
              </span>
            )}
            {index < crumbs.length - 1 && <Icon name="chevron-right" size={14} className="max-sm:hidden" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
