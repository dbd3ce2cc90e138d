import type { Metadata } from "next";
import { MemberHeading } from "@/components/member/member-heading";
import { NoMessages } from "@/components/notice/no-messages";
import { NoticeFilter } from "@/components/notice/notice-filter";
import { NoticeList } from "@/components/notice/notice-list.client";
import { MemberField } from "@/components/session/member-field";
import { Button } from "@/components/ui/button";
import { ChooseToggle } from "@/components/ui/choose-toggle";
import { Flash } from "@/components/ui/flash";
import { Pagination } from "@/components/ui/pagination";
import type { Notice } from "@/lib/contract/notice";
import { formNote } from "@/lib/form/server";
import { dateLabel, dateTimeLabel } from "@/lib/format";
import { bySubject, noticeQuery } from "@/lib/notice";
import { getNotices, NOTICES_A_PAGE } from "@/lib/notice/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.notice;
const COPY = {
  kinds: t.kinds,
  unread: t.unread,
  markRead: t.markRead,
  delete: t.delete,
  of: t.of,
  deleted: t.deleted,
  undo: t.undo,
  failedDelete: t.failedDelete,
  links: t.links,
  choose: t.choose,
  deletedSeveral: t.deletedSeveral,
  chooseGroup: t.chooseGroup,
  earlier: t.earlier,
  earlierUnread: t.earlierUnread,
  chosen: t.chosen,
  chooseAll: t.chooseAll,
  readChosen: t.readChosen,
  readShort: t.readShort,
  deleteChosen: t.deleteChosen,
};

/** Id of the form below the list, to which the list's checkboxes belong. */
const CHOSEN_FORM_ID = "elegidos";

function whenLabel({ created_at: at }: Notice, others: Notice[]): string {
  const day = dateLabel(at);
  const isOnlyOfDay = others.filter(({ created_at: other }) => dateLabel(other) === day).length < 2;
  return isOnlyOfDay ? day : dateTimeLabel(at);
}

const ReadAll = () => (
  <form action="/api/notice" method="post">
    <MemberField />
    <Button type="submit" name="intent" value="all" variant="quiet" size="sm">
      {t.readAll}
    </Button>
  </form>
);

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: t.title };

/** Specification 15.2. */
export default async function MessagesPage({ searchParams }: Props) {
  const query = await searchParams;
  const filter = noticeQuery(query);
  const { page, isUnread, kind, keyword } = filter;
  const pageHref = (number: number) => routes.messageList({ unread: isUnread, kind, keyword, page: number });
  const { records, total, unread: unreadCount } = await getNotices(filter);
  const { note } = await formNote(query, t, pageHref(page));
  const rows = records.map((notice) => ({ notice, href: routes.message(notice.id), when: whenLabel(notice, records) }));
  return (
    <>
      <MemberHeading title={t.title} lead={t.lead} />
      {note && <Flash {...note} />}
      <NoticeFilter {...filter}>
        {records.length > 0 && (
          <div className="flex w-full items-center justify-between sm:w-auto">
            <ChooseToggle label={t.chooseSeveral} />
            {unreadCount > 0 && <ReadAll />}
          </div>
        )}
      </NoticeFilter>
      {records.length === 0 ? (
        <NoMessages query={filter} />
      ) : (
        <>
          <NoticeList groups={keyword ? rows.map((row) => [row]) : bySubject(rows)} chosenForm={CHOSEN_FORM_ID} copy={COPY}>
            <MemberField />
            <input type="hidden" name="list" value={pageHref(page)} />
          </NoticeList>
          <noscript>
            <p className="text-sm text-muted">{t.noScript}</p>
          </noscript>
        </>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(total / NOTICES_A_PAGE)}
        hrefOf={pageHref}
        copy={{ label: t.pages, previous: t.previous, next: t.next, page: t.page }}
      />
    </>
  );
}
