import type { Metadata } from "next";
import { MemberHeading } from "@/components/member/member-heading";
import { MemberField } from "@/components/session/member-field";
import { TEAM_BOX } from "@/components/team/team-form";
import { VerifyEmail } from "@/components/team/verify-email.client";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Flash } from "@/components/ui/flash";
import { getAccount } from "@/lib/account/server";
import { formNote } from "@/lib/form/server";
import { fill, wordFor } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { unbrokenInitials } from "@/lib/order";
import { routes } from "@/lib/routes";
import { captchaSource } from "@/lib/session/captcha/server";
import { getInvitation } from "@/lib/team/server";
import { text } from "@/lib/text";
import { writtenDate } from "@/lib/written-date";

const { accept: t, confirm, roles, roleText, problem } = text.team;

export const metadata: Metadata = { title: t.title, referrer: "same-origin" };

type Props = { params: Promise<{ token: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What an invitation offers, and the button that accepts it; guests have been led to the login and back. */
export default async function InvitationPage({ params, searchParams }: Props) {
  const [{ token }, query] = await Promise.all([params, searchParams]);
  const [invitation, { note }] = await Promise.all([
    getInvitation(token),
    formNote(query, { done: {}, problem }, routes.teamInvitation(token)),
  ]);
  const account = invitation?.needs_proof ? await optionalRead(getAccount()) : undefined;
  const acceptance = (
    <form action="/api/team" method="post">
      <MemberField />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" name="intent" value="accept" size="lg">
        {t.accept}
      </Button>
    </form>
  );
  return (
    <>
      <MemberHeading title={t.title} />
      {note && <Flash {...note} />}
      {!invitation ? (
        <EmptyState icon="mail" title={t.gone}>
          <p>{t.goneText}</p>
          <p className="mt-4 flex justify-center">
            <ButtonLink href={routes.team}>{t.toTeam}</ButtonLink>
          </p>
        </EmptyState>
      ) : (
        <section aria-labelledby="invitacion" className={TEAM_BOX}>
          <h2 id="invitacion" className="text-lg [overflow-wrap:anywhere]">
            {fill(t.invites, { team: unbrokenInitials(invitation.team) })}
          </h2>
          <p className="text-sm">
            <strong>{wordFor(roles, invitation.role)}</strong>
            {": "}
            {wordFor(roleText, invitation.role)}
          </p>
          <p className="text-sm text-muted">{t.seen}</p>
          <p className="text-sm text-muted">{fill(t.until, { day: writtenDate(invitation.ends_at) })}</p>
          {account ? (
            <VerifyEmail
              account={{ ...account, country: "" }}
              codes={{ source: captchaSource(), copy: { send: text.session.send, captcha: text.session.captcha } }}
              copy={{ ...confirm, ...t.confirm }}
              formCopy={text.account}
              returnTo={routes.teamInvitation(token)}
            >
              {acceptance}
            </VerifyEmail>
          ) : invitation.obstacle ? (
            <Flash kind="problem" text={invitation.obstacle} />
          ) : (
            acceptance
          )}
        </section>
      )}
    </>
  );
}
