import { MemberField } from "@/components/session/member-field";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Notice } from "@/lib/contract/notice";
import { dateTimeLabel } from "@/lib/format";
import { noticeTarget, ownPath, parseKind } from "@/lib/notice";
import { text } from "@/lib/text";
import { NoticeIcon } from "./notice-icon";

const t = text.notice;

type Props = { notice: Notice & { content: string } };

export function NoticeBody({ notice }: Props) {
  const { id, title, summary, content, created_at: at } = notice;
  const kind = parseKind(notice);
  const href = ownPath(notice.link);
  return (
    <article className="max-w-3xl rounded-card border border-line bg-surface p-4 sm:p-6">
      <header className="flex items-start gap-3">
        <NoticeIcon notice={notice} />
        <div className="min-w-0">
          <p className="flex flex-wrap gap-x-2 text-xs text-muted">
            <span>{t.kinds[kind]}</span>
            <time dateTime={at}>{dateTimeLabel(at)}</time>
          </p>
          <h1 className="text-title [overflow-wrap:anywhere]">{title}</h1>
        </div>
      </header>
      <p className="mt-4 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{content || summary}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {href && (
          <ButtonLink href={href}>
            {t.links[noticeTarget(href)]}
            <Icon name="chevron-right" size={18} />
          </ButtonLink>
        )}
        <form action="/api/notice" method="post">
          <MemberField />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="delete" variant="quiet">
            <Icon name="trash" size={18} />
            {t.delete}
          </Button>
        </form>
      </div>
    </article>
  );
}
