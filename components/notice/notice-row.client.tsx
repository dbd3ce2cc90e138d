"use client";

import type { MouseEvent } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Notice } from "@/lib/contract/notice";
import { dateLabel, fill } from "@/lib/format";
import { noticeTarget, ownPath, parseKind } from "@/lib/notice";
import type { text } from "@/lib/text";
import { NoticeIcon } from "./notice-icon";

export type NoticeCopy = Pick<
  typeof text.notice,
  "kinds" | "unread" | "markRead" | "delete" | "of" | "deleted" | "undo" | "failedDelete" | "links" | "choose"
>;

type Props = {
  notice: Notice;
  href: string;
  chosenForm: string;
  copy: NoticeCopy;
  onDelete: (event: MouseEvent) => void;
};

export function NoticeRow({ notice, href, chosenForm, copy: t, onDelete }: Props) {
  const { id, title, summary, is_read: isRead, created_at: at } = notice;
  const path = ownPath(notice.link);
  const kind = parseKind(notice);
  const ofTitle = fill(t.of, { title });
  return (
    <div className={`relative flex gap-3 p-4 ${isRead ? "" : "bg-brand-soft/40"}`}>
      <div className="flex shrink-0 flex-col-reverse items-center justify-end gap-1 sm:flex-row sm:items-start">
        <label className="relative z-10 flex size-11 items-center justify-center">
          <input type="checkbox" form={chosenForm} name="id" value={id} className="size-5 accent-brand" />
          <span className="sr-only">{fill(t.choose, { title })}</span>
        </label>
        <NoticeIcon notice={notice} />
      </div>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
          <span>{t.kinds[kind]}</span>
          <time dateTime={at}>{dateLabel(at)}</time>
          {!isRead && (
            <span className="inline-flex items-center gap-1 font-semibold text-brand-strong">
              <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
              <span className="max-sm:sr-only">{t.unread}</span>
            </span>
          )}
        </p>
        <h2 className={`text-base tracking-normal [overflow-wrap:anywhere] ${isRead ? "font-normal" : "font-semibold"}`}>
          <a href={href} className="stretched hover:text-brand">
            {title}
          </a>
        </h2>
        <p className="line-clamp-2 text-sm text-muted [overflow-wrap:anywhere]">{summary}</p>
        <form action="/api/notice" method="post" className="relative z-10 -mx-3 mt-1 flex w-fit flex-wrap max-sm:w-auto">
          <input type="hidden" name="id" value={id} />
          {path && (
            <Button type="submit" name="intent" value="follow" variant="quiet" size="sm" className="min-h-11">
              <Icon name="chevron-right" size={16} className="max-sm:hidden" />
              {t.links[noticeTarget(path)]}
              <span className="sr-only">: {title}</span>
            </Button>
          )}
          {!isRead && (
            <Button type="submit" aria-label={`${t.markRead} ${ofTitle}`} variant="quiet" size="sm" className="ml-auto min-h-11">
              <Icon name="check" size={16} />
              <span className="max-sm:sr-only">{t.markRead}</span>
            </Button>
          )}
          <Button
            type="submit"
            name="intent"
            value="delete"
            aria-label={`${t.delete} ${ofTitle}`}
            onClick={onDelete}
            variant="quiet"
            size="sm"
            className="min-h-11"
          >
            <Icon name="trash" size={16} />
            <span className="max-sm:sr-only">{t.delete}</span>
          </Button>
        </form>
      </div>
    </div>
  );
}
