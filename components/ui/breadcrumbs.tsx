import { Icon } from "./icon";

export type Crumb = { label: string; href?: string };

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label} className={crumbs.length > 2 ? undefined : "max-lg:hidden"}>
      <ol className="crumbs flex flex-wrap items-center gap-x-1 text-sm text-muted">
        {crumbs.map(({ label: name, href }, index) => (
          <li key={name} className={`flex min-w-0 items-center gap-1 ${href ? "" : "flex-1 basis-48"}`}>
            {href ? (
              <a href={href} className="py-1 hover:text-brand hover:underline max-lg:-my-2 max-lg:py-3">
                {name}
              </a>
            ) : (
              <span aria-current="page" className="line-clamp-1 text-ink">
                {name}
              </span>
            )}
            {index < crumbs.length - 1 && <Icon name="chevron-right" size={14} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
