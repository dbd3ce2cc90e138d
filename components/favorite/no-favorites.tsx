import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.favorite;

/** Nothing is saved, or, with a `total`, the page is beyond the last. */
export function NoFavorites({ total }: { total: number }) {
  const hasOthers = total > 0;
  return (
    <EmptyState icon="heart" title={t.none} heading={hasOthers ? undefined : t.noneLead}>
      {!hasOthers && <p>{t.noneText}</p>}
      <ButtonLink href={hasOthers ? routes.wishes : routes.shopProducts()} className="mt-4">
        {hasOthers ? t.title : t.browse}
      </ButtonLink>
    </EmptyState>
  );
}
