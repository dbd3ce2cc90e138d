"use client";

import type { MouseEvent } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Notice } from "@/lib/contract/notice";
import { fill } from "@/lib/format";
import { noticeTarget, ownPath, parseKind } from "@/lib/notice";
import type { text } from "@/lib/text";
import { NoticeIcon } from "./notice-icon";

export type NoticeCopy = Pick<
  typeof text.notice,
  | "kinds"
  | "unread"
  | "markRead"
  | "delete"
  | "of"
  | "deleted"
  | "deletedSeveral"
  | "undo"
  | "failedDelete"
  | "links"
  | "choose"
  | "chooseGroup"
  | "earlier"
  | "earlierUnread"
>;

type Props = {
  notice: Notice;
  when: string;
  href: string;
  chosenForm: string;
  isNewestOfSeveral: boolean;
  copy: NoticeCopy;
  onDelete: (event: MouseEvent) => void;
};

export function NoticeRow({ notice, when, href, chosenForm, isNewestOfSeveral, copy: t, onDelete }: Props) {
  const { id, title, summary, is_read: isRead, created_at: at } = notice;
  const kind = parseKind(notice);
  return (
    <div className={`relative flex gap-3 p-3 sm:p-4 ${isRead ? "" : "bg-brand-soft/40"}`}>
      <label className="choosing relative z-10 flex size-11 shrink-0 items-center justify-center">
        <input type="checkbox" form={chosenForm} name="id" value={id} className="size-5 accent-brand" />
        <span className="sr-only">{fill(isNewestOfSeveral ? t.chooseGroup : t.choose, { title })}</span>
      </label>
      <NoticeIcon notice={notice} />
      <div className="min-w-0 flex-1">
        <div className="-mt-3 flex items-center justify-between gap-x-2">
          <p className="flex flex-wrap items-center gap-x-2 py-2 text-xs text-muted">
            <span>{t.kinds[kind]}</span>
            <time dateTime={at}>{when}</time>
            {!isRead && (
              <span className="inline-flex items-center gap-1 font-semibold text-brand-strong">
                <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
                <span className="max-sm:sr-only">{t.unread}</span>
              </span>
            )}
          </p>
          <Actions notice={notice} copy={t} onDelete={onDelete} />
        </div>
        <h2
          className={`-mt-1 text-sm tracking-normal sm:text-base [overflow-wrap:anywhere] ${isRead ? "font-normal" : "font-semibold"}`}
        >
          <a href={href} className="stretched hover:text-brand">
            {title}
          </a>
        </h2>
        <p className="line-clamp-2 text-xs text-muted [overflow-wrap:anywhere] sm:text-sm">{summary}</p>
      </div>
    </div>
  );
}

/** On a phone only the delete button is shown; the notice's own page, behind its title, has the link to its subject. */
function Actions({ notice, copy: t, onDelete }: Pick<Props, "notice" | "copy" | "onDelete">) {
  const { id, title, is_read: isRead } = notice;
  const path = ownPath(notice.link);
  const ofTitle = fill(t.of, { title });
  return (
    <form action="/api/notice" method="post" className="relative z-10 -mr-2 flex shrink-0">
      <input type="hidden" name="id" value={id} />
      {path && (
        <Button type="submit" name="intent" value="follow" variant="quiet" size="sm" className="min-h-11 max-sm:hidden">
          {t.links[noticeTarget(path)]}
          <span className="sr-only">: {title}</span>
        </Button>
      )}
      {!isRead && (
        <Button
          type="submit"
          aria-label={`${t.markRead} ${ofTitle}`}
          title={t.markRead}
          variant="quiet"
          size="sm"
          className="min-h-11 max-sm:hidden"
        >
          <Icon name="check" size={18} />
        </Button>
      )}
      <Button
        type="submit"
        name="intent"
        value="delete"
        aria-label={`${t.delete} ${ofTitle}`}
        title={t.delete}
        onClick={onDelete}
        variant="quiet"
        size="sm"
        className="min-h-11"
      >
        <Icon name="trash" size={18} />
      </Button>
    </form>
  );
}
