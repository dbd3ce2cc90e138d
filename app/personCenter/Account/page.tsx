import type { Metadata } from "next";
import { Membership } from "@/components/account/membership";
import { Sessions } from "@/components/account/sessions";
import { AccountSettings } from "@/components/account/settings.client";
import { MemberHeading } from "@/components/member/member-heading";
import { LetterChoices } from "@/components/notice/letter-choices";
import { getAccount, getMembership, getOpenSessions } from "@/lib/account/server";
import { env } from "@/lib/env";
import { fill } from "@/lib/format";
import { getCountryName } from "@/lib/geo/server";
import { optional } from "@/lib/http/reads";
import { getLetterChoices } from "@/lib/notice/server";
import { captchaSource } from "@/lib/session/captcha/server";
import { text } from "@/lib/text";

const t = text.account;

export const metadata: Metadata = { title: t.title };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Account settings (DESIGN.md decision 9): level, profile, contacts, password, open sessions, cancellation. */
export default async function AccountPage({ searchParams }: Props) {
  const [account, membership, sessions, choices, { sessions: note, letters }] = await Promise.all([
    getNamedAccount(),
    optional(getMembership()),
    optional(getOpenSessions()),
    optional(getLetterChoices()),
    searchParams,
  ]);
  const { send, captcha } = text.session;
  return (
    <>
      <MemberHeading title={t.title} lead={t.lead} />
      <noscript>
        <p className="rounded-control bg-gold-soft p-3 text-sm font-semibold text-gold">
          {fill(t.noScript, { email: env.COMPANY_EMAIL })}
        </p>
      </noscript>
      <div className="flex max-w-3xl flex-col gap-4">
        {membership && <Membership membership={membership} />}
        <AccountSettings account={account} words={t} codes={{ source: captchaSource(), words: { send, captcha } }} />
        {choices && <LetterChoices choices={choices} note={typeof letters === "string" ? letters : undefined} />}
        {sessions && <Sessions sessions={sessions} note={typeof note === "string" ? note : undefined} />}
      </div>
    </>
  );
}

async function getNamedAccount() {
  const account = await getAccount();
  const { nationality } = account.profile;
  const country = nationality && (await optional(getCountryName(nationality)));
  return { ...account, country: country ?? nationality };
}
