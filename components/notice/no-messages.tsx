import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { NoticeQuery } from "@/lib/notice";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.notice;

export function NoMessages({ query: { page, isUnread, kind, keyword } }: { query: NoticeQuery }) {
  const isFiltered = isUnread || kind !== undefined || keyword !== "" || page > 1;
  const lead = kind || keyword ? t.emptyFound : t.emptyUnread;
  return (
    <EmptyState icon="bell" title={t.empty} heading={isFiltered ? lead : t.emptyLead}>
      {!isFiltered && <p className="mb-4">{t.emptyText}</p>}
      {isFiltered ? (
        <ButtonLink href={routes.messages}>{keyword ? t.clearSearch : t.seeAll}</ButtonLink>
      ) : (
        <ButtonLink href={routes.shopProducts()}>{t.goOn}</ButtonLink>
      )}
    </EmptyState>
  );
}
