import { WrittenDay } from "@/components/frame/day";
import { MemberField } from "@/components/session/member-field";
import { Button } from "@/components/ui/button";
import { fill } from "@/lib/format";
import type { PushBrowser, PushState } from "@/lib/notice/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { writtenDate } from "@/lib/written-date";
import { NoticeSection } from "./notice-section";
import { PushSwitch } from "./push-switch.client";

const { push: t } = text.notice;

const ON = `${routes.account}?done=pushOn#notificaciones`;

/** The member's subscribed browsers, each with a form that works without scripts, and a switch for the browser in use. */
export function PushChoices({ state, done }: { state: PushState; done: string | undefined }) {
  const { key, browsers } = state;
  return (
    <NoticeSection id="notificaciones" title={t.title} lead={t.lead} done={done}>
      {browsers.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {browsers.map((browser) => (
            <Row key={browser.id} browser={browser} />
          ))}
        </ul>
      )}
      <noscript>
        <p className="mt-3 text-sm">{t.noScript}</p>
      </noscript>
      <PushSwitch publicKey={key} isOn={browsers.some(({ isCurrent }) => isCurrent)} afterwards={ON} copy={t.switch} />
    </NoticeSection>
  );
}

function Row({ browser: { id, name, consentedAt, isCurrent } }: { browser: PushBrowser }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 text-sm">
        <p className="font-semibold">
          {name || t.unknown}
          {isCurrent && <span className="text-brand"> · {t.current}</span>}
        </p>
        <p className="text-muted">
          {t.since} <WrittenDay at={consentedAt} />
        </p>
      </div>
      <form action="/api/notice/push" method="post">
        <MemberField />
        <Button
          type="submit"
          name="end"
          value={id}
          variant="quiet"
          size="sm"
          aria-label={fill(t.endNamed, { name: name || t.unknown, date: writtenDate(consentedAt) })}
        >
          {t.end}
        </Button>
      </form>
    </li>
  );
}
