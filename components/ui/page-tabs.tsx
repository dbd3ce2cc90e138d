import { TAB_LOOK } from "./tab-look";

type Tab = { href: string; label: string; isCurrent: boolean };

export function PageTabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-4 border-b border-line">
        {tabs.map(({ href, label: name, isCurrent }) => (
          <li key={href} className="min-w-0">
            <a href={href} aria-current={isCurrent ? "page" : undefined} className={TAB_LOOK}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
