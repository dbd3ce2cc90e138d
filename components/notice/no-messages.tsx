import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.notice;

/** No message to show: none at all, or none in this selection. */
export function NoMessages({ hasOthers }: { hasOthers: boolean }) {
  return (
    <EmptyState icon="bell" title={t.empty}>
      <p className="mb-4">{hasOthers ? t.emptyUnread : t.emptyText}</p>
      {hasOthers ? (
        <ButtonLink href={routes.messages}>{t.seeAll}</ButtonLink>
      ) : (
        <ButtonLink href={routes.shopProducts()}>{t.goOn}</ButtonLink>
      )}
    </EmptyState>
  );
}
