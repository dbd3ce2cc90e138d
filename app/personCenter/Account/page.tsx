import type { Metadata } from "next";
import { OwnData } from "@/components/account/own-data";
import { Sessions } from "@/components/account/sessions";
import { AccountSettings } from "@/components/account/settings.client";
import { Part } from "@/components/frame/part";
import { MemberHeading } from "@/components/member/member-heading";
import { EmailChoices } from "@/components/notice/email-choices";
import { PushChoices } from "@/components/notice/push-choices";
import { BackLink } from "@/components/ui/back-link";
import { Flash } from "@/components/ui/flash";
import { ACCOUNT_NOTES, accountNotes } from "@/lib/account/form-note";
import { getAccount, getOpenSessions } from "@/lib/account/server";
import type { Team } from "@/lib/contract/team";
import { env } from "@/lib/env";
import { formNote } from "@/lib/form/server";
import { fill } from "@/lib/format";
import { getCountryName } from "@/lib/geo/server";
import { optionalRead, partRead } from "@/lib/http/reads";
import { getEmailChoices, getPushState } from "@/lib/notice/server";
import { getOpenOrders } from "@/lib/order/server";
import { routes } from "@/lib/routes";
import { captchaSource } from "@/lib/session/captcha/server";
import { formReturnPath } from "@/lib/session/return-url";
import { getTeam } from "@/lib/team/server";
import { text } from "@/lib/text";

const t = text.account;
const CODE_TEXTS = { send: text.session.send, captcha: text.session.captcha };

export const metadata: Metadata = { title: t.title };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AccountPage({ searchParams }: Props) {
  const query = await searchParams;
  const [account, sessions, emailChoices, pushState, formOutcome, team, openOrders] = await Promise.all([
    getNamedAccount(),
    partRead(getOpenSessions()),
    optionalRead(getEmailChoices()),
    optionalRead(getPushState()),
    formNote(query, ACCOUNT_NOTES, routes.account),
    optionalRead(getTeam()),
    optionalRead(getOpenOrders()),
  ]);
  const returnUrl = formReturnPath(query.return_url);
  const notes = accountNotes(formOutcome, query.done);
  return (
    <>
      {returnUrl && <BackLink href={returnUrl}>{t.backUnsaved}</BackLink>}
      <MemberHeading title={t.title} lead={t.lead} />
      {notes.problem && <Flash kind="problem" text={notes.problem} />}
      <noscript>
        <p className="rounded-control bg-gold-soft p-3 text-sm font-semibold text-gold">
          {fill(t.noScript, { email: env.COMPANY_EMAIL })}
        </p>
      </noscript>
      <AccountSettings
        account={account}
        copy={copyWithTeamWarning(team ?? undefined)}
        returnUrl={returnUrl}
        openOrders={(openOrders ?? []).map(({ orderNo, family }) => ({ number: orderNo, href: routes.order(orderNo, family) }))}
        codes={{ source: captchaSource(), copy: CODE_TEXTS }}
      >
        {emailChoices && <EmailChoices choices={emailChoices} unsaved={notes.unsavedChoices} done={notes.emailsDone} />}
        {pushState && <PushChoices state={pushState} done={notes.pushDone} />}
        <Part of={sessions} name={t.sessions.title}>
          {(open) => <Sessions sessions={open} note={typeof query.sessions === "string" ? query.sessions : undefined} />}
        </Part>
        <OwnData />
      </AccountSettings>
    </>
  );
}

/** The last owner of a team is warned of what the end of the account does to the team. */
function copyWithTeamWarning(team: Team | undefined): typeof t {
  const owners = team?.people.filter(({ role }) => role === "owner") ?? [];
  if (!team || owners.length > 1 || !owners[0]?.is_self) return t;
  const warning = fill(text.team.closing, { team: team.name });
  return { ...t, cancel: { ...t.cancel, consequences: [...t.cancel.consequences, warning] } };
}

async function getNamedAccount() {
  const account = await getAccount();
  const { nationality } = account.profile;
  const country = nationality && (await optionalRead(getCountryName(nationality)));
  return { ...account, country: country ?? nationality };
}
