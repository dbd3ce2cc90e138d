import type { Metadata } from "next";
import { Sessions } from "@/components/account/sessions";
import { AccountSettings } from "@/components/account/settings.client";
import { Part } from "@/components/frame/part";
import { MemberHeading } from "@/components/member/member-heading";
import { EmailChoices } from "@/components/notice/email-choices";
import { PushChoices } from "@/components/notice/push-choices";
import { Flash } from "@/components/ui/flash";
import { getAccount, getOpenSessions } from "@/lib/account/server";
import type { Team } from "@/lib/contract/team";
import { env } from "@/lib/env";
import { formNote } from "@/lib/form/server";
import { fill } from "@/lib/format";
import { getCountryName } from "@/lib/geo/server";
import { optionalRead, partRead } from "@/lib/http/reads";
import { getEmailChoices, getPushState } from "@/lib/notice/server";
import { routes } from "@/lib/routes";
import { captchaSource } from "@/lib/session/captcha/server";
import { getTeam } from "@/lib/team/server";
import { text } from "@/lib/text";

const t = text.account;

export const metadata: Metadata = { title: t.title };

const { letters, push } = text.notice;

const NOTES = {
  done: { letters: letters.saved, pushOn: push.on, pushOff: push.off },
  problem: { letters: letters.failed, push: push.failed, gone: t.sessions.gone, refused: t.refused, service: t.unreachable },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AccountPage({ searchParams }: Props) {
  const query = await searchParams;
  const [account, sessions, choices, pushState, { note, saved }, team] = await Promise.all([
    getNamedAccount(),
    partRead(getOpenSessions()),
    optionalRead(getEmailChoices()),
    optionalRead(getPushState()),
    formNote(query, NOTES, routes.account),
    optionalRead(getTeam()),
  ]);
  // The other forms that post to this page have `end`.
  const unsavedChoices = saved && !saved.values.end ? { wanted: saved.values.wanted ?? [] } : undefined;
  const message = note ?? (unsavedChoices && ({ kind: "done", text: text.error.typed } as const));
  const done = message?.kind === "done" ? message.text : undefined;
  const isOfPush = done === push.on || done === push.off;
  const { send, captcha } = text.session;
  return (
    <>
      <MemberHeading title={t.title} lead={t.lead} />
      {message?.kind === "problem" && <Flash {...message} />}
      <noscript>
        <p className="rounded-control bg-gold-soft p-3 text-sm font-semibold text-gold">
          {fill(t.noScript, { email: env.COMPANY_EMAIL })}
        </p>
      </noscript>
      <div className="max-w-3xl">
        <AccountSettings
          account={account}
          copy={withClosing(team ?? undefined)}
          codes={{ source: captchaSource(), copy: { send, captcha } }}
        >
          {choices && <EmailChoices choices={choices} wanted={unsavedChoices?.wanted} done={isOfPush ? undefined : done} />}
          {pushState && <PushChoices state={pushState} done={isOfPush ? done : undefined} />}
          <Part of={sessions} name={t.sessions.title}>
            {(open) => <Sessions sessions={open} note={typeof query.sessions === "string" ? query.sessions : undefined} />}
          </Part>
        </AccountSettings>
      </div>
    </>
  );
}

/** Warns the last owner of a team about closing the account. */
function withClosing(team: Team | undefined): typeof t {
  const owners = team?.people.filter(({ role }) => role === "owner") ?? [];
  if (!team || owners.length > 1 || !owners[0]?.is_self) return t;
  const told = fill(text.team.closing, { team: team.name });
  return { ...t, cancel: { ...t.cancel, consequences: [...t.cancel.consequences, told] } };
}

async function getNamedAccount() {
  const account = await getAccount();
  const { nationality } = account.profile;
  const country = nationality && (await optionalRead(getCountryName(nationality)));
  return { ...account, country: country ?? nationality };
}
