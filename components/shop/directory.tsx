import type { ReactNode } from "react";
import type { z } from "zod";
import { JsonLd } from "@/components/frame/json-ld";
import { Breadcrumbs, type Crumb } from "@/components/ui/breadcrumbs";
import { Page } from "@/components/ui/page";
import { Pagination } from "@/components/ui/pagination";
import type { FactoryCard as Factory, ShopSearch } from "@/lib/contract/shop";
import { plural } from "@/lib/format";
import { LISTING_SIZE, pageCount } from "@/lib/product/listing";
import { routes } from "@/lib/routes";
import { breadcrumbList } from "@/lib/seo/breadcrumbs";
import { itemList } from "@/lib/seo/listing";
import { text } from "@/lib/text";
import { CardFacts } from "./card-facts";
import { CompareInCard } from "./compare-link";
import { FactoryCard } from "./factory-card";

export type DirectoryProps = {
  title: string;
  lead?: string;
  result: z.output<typeof ShopSearch.response>;
  page: number;
  hrefOf: (page: number) => string;
  empty?: ReactNode;
  borderless?: boolean;
  parents?: Crumb[];
  resultForms?: { one: string; other: string };
  children?: ReactNode;
};

export function Directory(props: DirectoryProps) {
  const {
    title,
    lead,
    result,
    page,
    hrefOf,
    empty,
    borderless = false,
    parents = [],
    resultForms = text.shop.results,
    children,
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
        {children ?? <Shops shops={result.records} empty={empty} />}
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

function Shops({ shops, empty }: { shops: Factory[]; empty: ReactNode }) {
  return (
    <>
      <h2 className="sr-only">{text.shop.list}</h2>
      {shops.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
          {shops.map((factory, index) => (
            <li key={factory.id}>
              <FactoryCard factory={factory} priority={index < 2} showsGoods>
                <CardFacts card={factory} evidence={factory.evidence} />
                <CompareInCard shop={factory} />
              </FactoryCard>
            </li>
          ))}
        </ul>
      ) : (
        empty
      )}
    </>
  );
}
