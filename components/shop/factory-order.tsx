import { Icon } from "@/components/ui/icon";
import { SHOP_SORTS } from "@/lib/contract/shop";
import { type FactoryQuery, routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.shop.selected;
const CHIP =
  "flex min-h-11 items-center gap-1 rounded-full border border-line-strong bg-surface px-3 text-sm font-semibold hover:border-brand hover:text-brand aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-inverse";

export function FactoryOrder({ query: { page: _page, ...query } }: { query: FactoryQuery }) {
  const { licensed, sort } = query;
  return (
    <nav aria-label={t.order}>
      <ul className="snap-row -mx-4 scroll-px-4 gap-2 px-4">
        <li>
          <a
            href={routes.factoriesOf({ ...query, licensed: licensed ? undefined : "1" })}
            rel="nofollow"
            aria-current={licensed && true}
            className={CHIP}
          >
            {licensed && <Icon name="check" size={16} />}
            {t.licensed}
          </a>
        </li>
        {SHOP_SORTS.map((one) => (
          <li key={one}>
            <a
              href={routes.factoriesOf({ ...query, sort: one === sort ? undefined : one })}
              rel="nofollow"
              aria-current={one === sort || undefined}
              className={CHIP}
            >
              {t.sorts[one]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
