import { Icon, type IconName } from "@/components/ui/icon";
import company from "@/messages/content/company.json";

const ICONS: readonly IconName[] = ["cart", "search", "factory", "card", "ship", "grid", "people", "building"];

/** Specification 5.1. */
export function ServiceCards() {
  return (
    <ul className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
      {company.services.map(({ title, text }, index) => (
        <li key={title} className="flex gap-3 rounded-card border border-line bg-surface p-3 max-sm:block sm:p-4">
          <span className="mb-2 flex size-10 shrink-0 items-center justify-center rounded-control bg-brand-soft text-brand">
            <Icon name={ICONS[index] ?? "info"} />
          </span>
          <div className="min-w-0">
            <h3 className="text-base leading-5">{title}</h3>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
