import type { Metadata } from "next";
import { MemberHeading } from "@/components/member/member-heading";
import { NoMessages } from "@/components/notice/no-messages";
import { NoticeFilter } from "@/components/notice/notice-filter";
import { NoticeList } from "@/components/notice/notice-list.client";
import { Button } from "@/components/ui/button";
import { Flash } from "@/components/ui/flash";
import { Pagination } from "@/components/ui/pagination";
import { formNote } from "@/lib/http/form-note";
import { getNotices, NOTICES_A_PAGE } from "@/lib/notice/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.notice;
const { kinds, unread, markRead, delete: remove, of, deleted, undo, failedDelete } = t;
const WORDS = { kinds, unread, markRead, delete: remove, of, deleted, undo, failedDelete };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: t.title };

/** The member's messages (specification 15.2). */
export default async function MessagesPage({ searchParams }: Props) {
  const query = await searchParams;
  const page = Math.min(Math.max(Math.trunc(Number(query.page)) || 1, 1), 100_000);
  const isUnread = query.unread === "true";
  const { records, total, unread: waiting } = await getNotices({ page, isUnread });
  const { note } = await formNote(query, t, routes.messages);
  return (
    <>
      <MemberHeading title={t.title} lead={t.lead}>
        {waiting > 0 && (
          <form action="/api/notice" method="post">
            <Button type="submit" name="intent" value="all" look="secondary">
              {t.readAll}
            </Button>
          </form>
        )}
      </MemberHeading>
      {note && <Flash {...note} />}
      <NoticeFilter isUnread={isUnread} />
      {records.length === 0 ? (
        <NoMessages hasOthers={isUnread || total > 0} />
      ) : (
        <>
          <NoticeList notices={records.map((notice) => ({ notice, href: routes.message(notice.id) }))} words={WORDS} />
          <noscript>
            <p className="text-sm text-muted">{t.noScript}</p>
          </noscript>
        </>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(total / NOTICES_A_PAGE)}
        hrefOf={(other) => routes.messageList({ unread: isUnread, page: other })}
        words={{ label: t.pages, previous: t.previous, next: t.next, page: t.page }}
      />
    </>
  );
}
