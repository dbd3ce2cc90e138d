import type { Metadata } from "next";
import { FavoriteGrid } from "@/components/favorite/favorite-grid.client";
import { Unavailable } from "@/components/frame/part";
import { MemberHeading } from "@/components/member/member-heading";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { FAVORITES_SIZE, getFavorites } from "@/lib/favorite/server";
import { plural } from "@/lib/format";
import { optionalRead, partRead } from "@/lib/http/reads";
import { supportsLists } from "@/lib/list/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { supportsWatches } from "@/lib/watch/server";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const t = text.favorite;
const PAGE_MAX = 100_000;

export const metadata: Metadata = { title: t.title };

/** Specification 9.1. */
export default async function FavoritesPage({ searchParams }: Props) {
  const { page: pageText } = await searchParams;
  const page = Math.min(Math.max(1, Number.parseInt(String(pageText), 10) || 1), PAGE_MAX);
  const [read, hasLists, hasWatches] = await Promise.all([
    partRead(getFavorites(page)),
    optionalRead(supportsLists()),
    optionalRead(supportsWatches()),
  ]);
  const found = read.isLoaded ? read.value : undefined;
  const { previous, next, page: pageWord } = text.listing;
  return (
    <>
      <MemberHeading title={t.title} {...(found && found.total > 0 && { lead: plural(t.lead, found.total) })}>
        <div className="flex flex-wrap gap-2">
          {hasWatches && (
            <ButtonLink href={routes.watches} variant="secondary" size="sm">
              {text.watch.title}
            </ButtonLink>
          )}
          {hasLists && (
            <ButtonLink href={routes.listsFrom("wishes")} variant="secondary" size="sm">
              {text.list.title}
            </ButtonLink>
          )}
        </div>
      </MemberHeading>
      <noscript>
        <p className="rounded-control bg-gold-soft px-4 py-3 text-sm text-gold">{t.noScript}</p>
      </noscript>
      {!read.isLoaded && <Unavailable name={t.title} message={read.message || t.away} />}
      {found?.records.length === 0 && (
        <EmptyState icon="heart" title={t.none} lead={found.total > 0 ? undefined : t.noneLead}>
          <p>{t.noneText}</p>
          <ButtonLink href={found.total > 0 ? routes.wishes : routes.shopProducts()} className="mt-4">
            {found.total > 0 ? t.title : t.browse}
          </ButtonLink>
        </EmptyState>
      )}
      {found && found.records.length > 0 && <FavoriteGrid favorites={found.records} copy={t} />}
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
