import type { ReactNode } from "react";
import type { z } from "zod";
import { JsonLd } from "@/components/frame/json-ld";
import { Breadcrumbs, type Crumb } from "@/components/ui/breadcrumbs";
import { Icon } from "@/components/ui/icon";
import { Page } from "@/components/ui/page";
import { Pagination } from "@/components/ui/pagination";
import type { ShopSearch } from "@/lib/contract/shop";
import { plural } from "@/lib/format";
import { LISTING_SIZE, pageCount } from "@/lib/product/listing";
import { routes } from "@/lib/routes";
import { breadcrumbList } from "@/lib/seo/breadcrumbs";
import { itemList } from "@/lib/seo/listing";
import { text } from "@/lib/text";
import { CompareInCard } from "./compare-link";
import { FactoryCard } from "./factory-card";

type Props = {
  title: string;
  lead?: string;
  result: z.output<typeof ShopSearch.response>;
  page: number;
  hrefOf: (page: number) => string;
  empty?: ReactNode;
  borderless?: boolean;
  parents?: Crumb[];
  /** Links to narrower lists, shown in closed details. */
  narrow?: ReactNode;
  /** Text of the number of results, for one and for several. */
  resultForms?: { one: string; other: string };
};

export function Directory(props: Props) {
  const {
    title,
    lead,
    result,
    page,
    hrefOf,
    empty,
    narrow,
    borderless = false,
    parents = [],
    resultForms = text.shop.results,
  } = props;
  const t = text.listing;
  const crumbs = [{ label: text.product.home, href: routes.home }, ...parents, { label: title }];
  const shops = result.records.map(({ id }) => routes.shop(id));
  return (
    <Page borderless={borderless}>
      <JsonLd data={breadcrumbList(crumbs)} />
      <JsonLd data={itemList(shops, (page - 1) * LISTING_SIZE + 1)} />
      <div className="flex flex-col gap-4">
        <Breadcrumbs label={text.product.breadcrumbs} crumbs={crumbs} />
        <div>
          <h1 className="text-title sm:text-[1.75rem]">{title}</h1>
          {lead && <p className="mt-1 text-sm text-muted">{lead}</p>}
        </div>
        <p className="text-sm text-muted">{plural(resultForms, result.total)}</p>
        {narrow && (
          <details className="group rounded-card border border-line bg-surface">
            <summary className="flex min-h-11 items-center gap-2 px-4 text-sm font-semibold">
              <Icon name="filter" size={18} />
              {text.shop.selected.narrow}
              <Icon name="chevron-down" className="ml-auto transition-transform group-open:rotate-180" />
            </summary>
            <div className="flex flex-col gap-6 border-t border-line p-4">{narrow}</div>
          </details>
        )}
        <h2 className="sr-only">{text.shop.list}</h2>
        {result.records.length > 0 ? (
          <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
            {result.records.map((factory, index) => (
              <li key={factory.id}>
                <FactoryCard factory={factory} priority={index < 2} showsGoods>
                  <CompareInCard shop={factory} />
                </FactoryCard>
              </li>
            ))}
          </ul>
        ) : (
          empty
        )}
        <Pagination
          page={page}
          pages={pageCount(result.total)}
          hrefOf={hrefOf}
          copy={{ label: t.pages, previous: t.previous, next: t.next, page: t.page }}
        />
      </div>
    </Page>
  );
}
