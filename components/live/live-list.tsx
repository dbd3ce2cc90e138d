import type { z } from "zod";
import { JsonLd } from "@/components/frame/json-ld";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Page } from "@/components/ui/page";
import { Pagination } from "@/components/ui/pagination";
import type { LiveSearch } from "@/lib/contract/live";
import { plural } from "@/lib/format";
import type { LiveListName } from "@/lib/live";
import { LISTING_SIZE, pageCount } from "@/lib/product/listing";
import { routes } from "@/lib/routes";
import { breadcrumbList } from "@/lib/seo/breadcrumbs";
import { itemList } from "@/lib/seo/listing";
import { text } from "@/lib/text";
import { LiveCard } from "./live-card";
import { LiveFilter } from "./live-filter";

type Props = {
  title: string;
  list: LiveListName;
  keyword?: string | undefined;
  result: z.output<typeof LiveSearch.response>;
  page: number;
};

const t = text.live;

const CRUMBS = [{ label: text.product.home, href: routes.home }, { label: text.frame.lives }];

/** Specification 13.3. */
export function LiveList({ title, list, keyword, result, page }: Props) {
  const { pages, previous, next, page: pageWord } = text.listing;
  const rooms = result.records.map(({ shop_id, channel_id }) => routes.live(shop_id, channel_id));
  return (
    <Page>
      <JsonLd data={breadcrumbList(CRUMBS)} />
      <JsonLd data={itemList(rooms, (page - 1) * LISTING_SIZE + 1)} />
      <div className="flex flex-col gap-4">
        <Breadcrumbs label={text.product.breadcrumbs} crumbs={CRUMBS} />
        <div>
          <h1 className="text-title sm:text-[1.75rem]">{title}</h1>
          <p className="mt-1 max-w-prose text-sm text-muted">{t.lead}</p>
        </div>
        <LiveFilter list={list} keyword={keyword} />
        <h2 className="text-sm font-normal tracking-normal text-muted">{plural(t.results, result.total)}</h2>
        {result.records.length > 0 ? (
          <ul className="grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4">
            {result.records.map((live, index) => (
              <li key={live.channel_id}>
                <LiveCard live={live} sizes="(min-width: 80rem) 310px, (min-width: 64rem) 33vw, 50vw" priority={index < 2} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon="camera" title={t.none}>
            <p>{t.noneText}</p>
            <p className="mt-4 flex flex-wrap justify-center gap-2">
              <ButtonLink href={routes.lives}>{t.all}</ButtonLink>
              <ButtonLink href={routes.quote} variant="secondary">
                {text.frame.requestQuote}
              </ButtonLink>
            </p>
          </EmptyState>
        )}
        <Pagination
          page={page}
          pages={pageCount(result.total)}
          hrefOf={(to) => routes.liveList({ keyword, state: list, page: to })}
          copy={{ label: pages, previous, next, page: pageWord }}
        />
      </div>
    </Page>
  );
}
