import { WrittenDay } from "@/components/frame/day";
import { MemberField } from "@/components/session/member-field";
import { Button } from "@/components/ui/button";
import type { OpenSession } from "@/lib/account";
import { dateLabel, fill, timeLabel } from "@/lib/format";
import { text } from "@/lib/text";
import { writtenDate } from "@/lib/written-date";

const t = text.account.sessions;

const NOTES: Record<string, string> = { one: t.ended, others: t.endedOthers };

const ACTION = "/api/session/sessions";

const sessionName = ({ browser, system }: OpenSession) =>
  browser && system ? fill(t.browser, { browser, system }) : browser || system || t.unknown;

type Props = { sessions: OpenSession[]; note: string | undefined };

export function Sessions({ sessions, note }: Props) {
  const message = note && NOTES[note];
  return (
    <section id="sesiones" aria-labelledby="sesiones-titulo" className="rounded-block border border-line bg-surface p-4 sm:p-6">
      <h2 id="sesiones-titulo" className="font-semibold">
        {t.title}
      </h2>
      <p className="text-sm text-muted">{t.lead}</p>
      <p role="status" className="text-sm font-semibold text-brand not-empty:mt-3">
        {message}
      </p>
      <ul className="mt-3 divide-y divide-line">
        {sessions.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <form action={ACTION} method="post" className="mt-3">
          <MemberField />
          <Button type="submit" name="end" value="others" variant="secondary" className="w-full sm:w-fit">
            {t.endOthers}
          </Button>
        </form>
      )}
    </section>
  );
}

function Row({ session }: { session: OpenSession }) {
  const { id, createdAt, seenAt, isCurrent } = session;
  const name = sessionName(session);
  const isSameDay = dateLabel(createdAt) === dateLabel(seenAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 text-sm">
        <p className="font-semibold">
          {name}
          {isCurrent && <span className="text-brand"> · {t.current}</span>}
        </p>
        <p className="text-muted">
          {t.since} <WrittenDay at={createdAt} />,{" "}
          {isSameDay ? (
            t.seen
          ) : (
            <>
              {t.seenOn} <WrittenDay at={seenAt} />
            </>
          )}{" "}
          <time dateTime={seenAt}>{fill(t.time, { time: timeLabel(seenAt) })}</time>
        </p>
      </div>
      <form action={ACTION} method="post">
        <MemberField />
        <Button
          type="submit"
          name="end"
          value={id}
          variant="quiet"
          size="sm"
          aria-label={fill(t.endNamed, { name, date: writtenDate(createdAt) })}
        >
          {t.end}
        </Button>
      </form>
    </li>
  );
}
