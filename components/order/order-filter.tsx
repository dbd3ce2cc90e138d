import { ListFilter } from "@/components/ui/list-filter";
import { ORDER_STATUSES } from "@/lib/contract/order";
import { FAMILIES, type Family } from "@/lib/order";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.order;

const SIDE =
  "flex min-h-11 items-center border-b-2 border-transparent text-sm font-semibold text-muted hover:text-brand aria-[current]:border-brand aria-[current]:text-ink";

type Props = { family: Family; status: string; keyword: string };

/** Orders by family, by status and by words. */
export function OrderFilter({ family, status, keyword }: Props) {
  const known: string[] = [...ORDER_STATUSES];
  const statuses = ["", ...known, ...(status && !known.includes(status) ? [status] : [])];
  const words = new Map(Object.entries(t.statuses));
  const choices = statuses.map((value) => ({
    href: routes.orderList({ family, status: value, keyword }),
    label: value === "" ? t.all : (words.get(value) ?? value),
    isCurrent: value === status,
  }));
  const search = { action: routes.orders, label: t.search, placeholder: t.searchPlaceholder, keyword };
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
      <ListFilter label={t.filter} choices={choices} search={search}>
        {family === "legacy" && <input type="hidden" name="family" value={family} />}
        {status && <input type="hidden" name="status" value={status} />}
      </ListFilter>
    </div>
  );
}
