import { Button, ButtonLink } from "@/components/ui/button";
import { controlProps, FIELD_LOOK, Field } from "@/components/ui/field";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Icon } from "@/components/ui/icon";
import { ListFilter } from "@/components/ui/list-filter";
import { TAB_LOOK } from "@/components/ui/tab-look";
import { ORDER_FAMILIES, ORDER_STATUSES } from "@/lib/contract/order";
import { lookUp, plural, wordFor } from "@/lib/format";
import { invertedFields, type OrdersQuery, RANGE_FIELDS } from "@/lib/order/orders-query";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.order;

type Props = {
  listed: Omit<OrdersQuery, "page">;
  counts: Record<string, number> | undefined;
  /** Whether the gateway lists orders of both families together, and can filter them by day and total. */
  listsBothFamilies: boolean;
  children?: React.ReactNode;
};

export function OrderFilter({ listed: { family, team, status, keyword, range }, counts, listsBothFamilies, children }: Props) {
  const orderStatuses: string[] = ORDER_STATUSES.filter((one) => (counts ? counts[one] : one !== "pending_approval" || team));
  const statuses = ["", ...orderStatuses, ...(status && !orderStatuses.includes(status) ? [status] : [])];
  const statusCount = (value: string) => (counts?.[value] ? ` (${counts[value]})` : "");
  const choices = statuses.map((value) => ({
    href: routes.orderList({ family, team, status: value, keyword, ...range }),
    label: value === "" ? t.all : `${wordFor(t.statuses, value)}${statusCount(value)}`,
    isCurrent: value === status,
  }));
  const search = { action: routes.orders, label: t.search, placeholder: t.searchPlaceholder, keyword };
  const hiddenFields = Object.entries({ family, team, status });
  return (
    <div className="flex flex-col gap-3">
      {!listsBothFamilies && <Families current={family ?? "national"} />}
      <ListFilter
        label={t.filter}
        choices={choices}
        search={search}
        tools={
          <>
            {listsBothFamilies && (
              <RangeForm range={range}>
                <HiddenFields fields={[...hiddenFields, ["keyword", keyword]]} />
              </RangeForm>
            )}
            {children}
          </>
        }
      >
        <HiddenFields fields={[...hiddenFields, ...Object.entries(range)]} />
      </ListFilter>
    </div>
  );
}

function Families({ current }: { current: string }) {
  return (
    <nav aria-label={t.family}>
      <ul className="flex gap-6 border-b border-line">
        {ORDER_FAMILIES.map((one) => (
          <li key={one}>
            <a href={routes.orderList({ family: one })} aria-current={one === current ? "page" : undefined} className={TAB_LOOK}>
              {t.families[one]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const RANGE_INPUTS = {
  from: { type: "date" },
  to: { type: "date" },
  min_total: { type: "number", min: 0, max: 999_999_999, step: 0.01, inputMode: "decimal" },
  max_total: { type: "number", min: 0, max: 999_999_999, step: 0.01, inputMode: "decimal" },
} as const;

function RangeForm({ range, children }: Pick<OrdersQuery, "range"> & { children: React.ReactNode }) {
  const count = Object.keys(range).length;
  const inverted = new Set<string>(invertedFields(range));
  const errorOf = (name: string) => (inverted.has(name) ? lookUp(t.window.inverted, name) : undefined);
  return (
    <details open={count > 0} className="group rounded-block border border-line bg-surface px-4 text-sm open:w-full">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-brand">
        {t.window.title}
        {count > 0 && <span className="font-normal text-muted">{plural(t.window.count, count)}</span>}
        <Icon name="chevron-down" size={18} className="ml-auto transition-transform group-open:rotate-180" />
      </summary>
      <form action={routes.orders} className="grid gap-3 pb-4 xs:grid-cols-2 lg:grid-cols-4">
        {children}
        {RANGE_FIELDS.map((name) => (
          <Field key={name} id={`filtro-${name}`} label={t.window[name]} error={errorOf(name)}>
            <input
              {...controlProps(`filtro-${name}`, { hint: undefined, error: errorOf(name) })}
              name={name}
              defaultValue={range[name]}
              {...RANGE_INPUTS[name]}
              className={`${FIELD_LOOK} h-11 tabular-nums`}
            />
          </Field>
        ))}
        <div className="flex flex-wrap gap-3 xs:col-span-2 lg:col-span-4">
          <Button type="submit" variant="secondary">
            {t.window.apply}
          </Button>
          {count > 0 && (
            <ButtonLink href={routes.orders} variant="quiet">
              {t.window.clear}
            </ButtonLink>
          )}
        </div>
      </form>
    </details>
  );
}
