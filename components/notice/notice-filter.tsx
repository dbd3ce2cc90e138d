import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.notice;
const LOOK = "flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold";

/** All messages, or those that wait to be read. */
export function NoticeFilter({ isUnread }: { isUnread: boolean }) {
  const choices = [
    { href: routes.messages, label: t.all, isCurrent: !isUnread },
    { href: routes.messageList({ unread: true }), label: t.unreadOnly, isCurrent: isUnread },
  ];
  return (
    <nav aria-label={t.filter} className="flex gap-2">
      {choices.map(({ href, label, isCurrent }) => (
        <a
          key={href}
          href={href}
          aria-current={isCurrent ? "page" : undefined}
          className={`${LOOK} ${isCurrent ? "border-ink bg-ink text-inverse" : "border-line-strong bg-surface hover:border-brand hover:text-brand"}`}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
