import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { WishTabs } from "@/components/favorite/wish-tabs";
import { MemberHeading } from "@/components/member/member-heading";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Flash } from "@/components/ui/flash";
import { UndoRemoval } from "@/components/watch/undo-removal";
import { WatchedPrices } from "@/components/watch/watched-prices";
import { NewSearch, WatchedSearches } from "@/components/watch/watched-searches";
import { formNote } from "@/lib/form/server";
import { fill, money } from "@/lib/format";
import { optionalRead, readOrUndefined } from "@/lib/http/reads";
import { supportsLists } from "@/lib/list/server";
import { firstParam } from "@/lib/product/listing-address";
import { getCategoryTree } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { getWatches } from "@/lib/watch/server";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const t = text.watch;

export const metadata: Metadata = { title: t.title };

export default async function WatchesPage({ searchParams }: Props) {
  const query = await searchParams;
  const [watches, tree, hasLists, { note, saved }] = await Promise.all([
    readOrUndefined(getWatches()),
    optionalRead(getCategoryTree()),
    optionalRead(supportsLists()),
    formNote(query, t, routes.watches),
  ]);
  if (!watches) notFound();
  const { searches, prices } = watches;
  const aimed = prices.find(({ product_id: id }) => id === firstParam(query.product_id))?.target_price;
  const isEmpty = searches.length + prices.length === 0;
  return (
    <>
      <MemberHeading title={t.title} lead={t.lead}>
        {!isEmpty && (
          <ButtonLink href={`${routes.account}#correos`} variant="quiet" size="sm" className="-mx-3">
            {t.emails}
          </ButtonLink>
        )}
      </MemberHeading>
      <WishTabs current="watches" />
      {note && (
        <Flash {...note} text={fill(note.text, { price: aimed === undefined ? "" : money(aimed) })}>
          <UndoRemoval query={query} />
        </Flash>
      )}
      {isEmpty ? (
        <EmptyState icon="bell" title={text.order.empty} heading={t.emptyLead}>
          <NewSearch />
          <p>{t.noPrices}</p>
          <ButtonLink href={routes.shopProducts()} className="mt-4">
            {t.browse}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <WatchedSearches searches={searches} tree={tree ?? []} kept={saved?.values} />
          <WatchedPrices prices={prices} hasLists={Boolean(hasLists)} />
        </>
      )}
    </>
  );
}
