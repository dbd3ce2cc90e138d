import type { Metadata } from "next";
import { BestGoods } from "@/components/cart/best-goods";
import { FavoriteGrid } from "@/components/favorite/favorite-grid.client";
import { NoFavorites } from "@/components/favorite/no-favorites";
import { WishTabs } from "@/components/favorite/wish-tabs";
import { Unavailable } from "@/components/frame/part";
import { MemberHeading } from "@/components/member/member-heading";
import { Pagination } from "@/components/ui/pagination";
import type { Favorite } from "@/lib/contract/favorite";
import type { ShownFavorite } from "@/lib/favorite";
import { FAVORITES_SIZE, getFavorites } from "@/lib/favorite/server";
import { fill, moneyRange, plural } from "@/lib/format";
import { optionalRead, partRead } from "@/lib/http/reads";
import { addToListHref } from "@/lib/list/add-href";
import { supportsLists } from "@/lib/list/server";
import { routes } from "@/lib/routes";
import { pageNumber } from "@/lib/search-params";
import { text } from "@/lib/text";
import { unitCount } from "@/lib/unit";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const t = text.favorite;

const ROW_LENGTH = 4;

export const metadata: Metadata = { title: t.title };

/** Adds texts on the server: the names of the units are too many for the scripts of a page. */
const toShown = (favorite: Favorite, hasLists: boolean): ShownFavorite => {
  const { obj_id: id, min_quantity: minimum = 1, unit, price, lowest_price: lowest = price } = favorite;
  return {
    ...favorite,
    minimum: minimum > 1 ? fill(t.minimum, { minimum: unitCount(minimum, unit) }) : undefined,
    priceText: moneyRange(lowest, price),
    listHref: hasLists ? addToListHref(id) : undefined,
  };
};

/** Specification 9.1. */
export default async function FavoritesPage({ searchParams }: Props) {
  const query = await searchParams;
  const page = pageNumber(query.page);
  const [read, hasLists] = await Promise.all([partRead(getFavorites(page)), optionalRead(supportsLists())]);
  const found = read.isLoaded ? read.value : undefined;
  const { previous, next, page: pageWord } = text.listing;
  return (
    <>
      <MemberHeading title={t.title} {...(found && found.total > 0 && { lead: plural(t.lead, found.total) })} />
      <WishTabs current="wishes" />
      <noscript>
        <p className="rounded-control bg-gold-soft px-4 py-3 text-sm text-gold">{t.noScript}</p>
      </noscript>
      {!read.isLoaded && <Unavailable name={t.title} message={read.message || t.away} />}
      {found?.records.length === 0 && <NoFavorites total={found.total} />}
      {found && found.records.length > 0 && (
        <FavoriteGrid favorites={found.records.map((favorite) => toShown(favorite, Boolean(hasLists)))} copy={t} />
      )}
      {found && found.total > 0 && found.total < ROW_LENGTH && <BestGoods />}
      {found && (
        <Pagination
          page={page}
          pages={Math.ceil(found.total / FAVORITES_SIZE)}
          hrefOf={routes.wishesPage}
          copy={{ label: t.pages, previous, next, page: pageWord }}
        />
      )}
    </>
  );
}
