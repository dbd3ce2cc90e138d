import type { ReactNode } from "react";
import { ListFilter } from "@/components/ui/list-filter";
import { KINDS, type NoticeQuery } from "@/lib/notice";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.notice;

export function NoticeFilter({ isUnread, kind, keyword, children }: Omit<NoticeQuery, "page"> & { children: ReactNode }) {
  const choices = [
    { href: routes.messageList({ keyword }), label: t.all, isCurrent: !isUnread && !kind },
    { href: routes.messageList({ unread: true, keyword }), label: t.unreadOnly, isCurrent: isUnread && !kind },
    ...KINDS.map((one) => ({
      href: routes.messageList({ kind: one, keyword }),
      label: t.manyOfKind[one],
      isCurrent: one === kind,
    })),
  ];
  const search = { action: routes.messages, label: t.search, placeholder: t.searchPlaceholder, keyword };
  return (
    <ListFilter label={t.filter} choices={choices} search={search} tools={children}>
      {isUnread && <input type="hidden" name="unread" value="true" />}
      {kind && <input type="hidden" name="kind" value={kind} />}
    </ListFilter>
  );
}
