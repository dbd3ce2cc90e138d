import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MemberHeading } from "@/components/member/member-heading";
import { NewTeam, TeamRoles } from "@/components/team/new-team";
import { TeamEnding } from "@/components/team/team-ending";
import { TeamInvitations } from "@/components/team/team-invitations";
import { TeamPeople } from "@/components/team/team-people";
import { TeamSettings } from "@/components/team/team-settings";
import { VerifyEmail } from "@/components/team/verify-email.client";
import { ButtonLink } from "@/components/ui/button";
import { Flash } from "@/components/ui/flash";
import { getAccount } from "@/lib/account/server";
import type { Team } from "@/lib/contract/team";
import { readSavedForm } from "@/lib/form/saved";
import { formNote } from "@/lib/form/server";
import { fill, money, plural, wordFor } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { captchaSource } from "@/lib/session/captcha/server";
import { mayDo } from "@/lib/team";
import { getTeam } from "@/lib/team/server";
import { text } from "@/lib/text";

const t = text.team;

export const metadata: Metadata = { title: t.title };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function TeamPage({ searchParams }: Props) {
  const query = await searchParams;
  const [team, { note, saved }] = await Promise.all([getTeam(), formNote(query, t, routes.team)]);
  if (team === undefined) notFound();
  const typedInto = (intent: string) => (saved?.values.intent?.[0] === intent ? saved.values : undefined);
  if (team === null) {
    const account = await optionalRead(getAccount());
    const newTeam = <NewTeam name={typedInto("create")?.name?.[0] ?? account?.profile.company ?? ""} />;
    return (
      <>
        <MemberHeading title={t.title} lead={t.lead} />
        {note && <Flash {...note} />}
        {account && !account.isEmailVerified ? (
          <VerifyEmail
            account={{ ...account, country: "" }}
            codes={{ source: captchaSource(), copy: { send: text.session.send, captcha: text.session.captcha } }}
            copy={t.confirm}
            formCopy={text.account}
            returnTo={routes.team}
          >
            {newTeam}
          </VerifyEmail>
        ) : (
          newTeam
        )}
        <TeamRoles />
      </>
    );
  }
  const { approve_above: above } = team;
  const isOwner = mayDo(team, "manage");
  const lastInvitation = isOwner ? await readSavedForm(routes.teamInvitations) : undefined;
  return (
    <>
      <MemberHeading title={team.name} lead={fill(t.yourRole, { role: wordFor(t.roles, team.role) })}>
        <ButtonLink href={routes.orderList({ team: team.id })} variant="secondary">
          {t.orders}
        </ButtonLink>
      </MemberHeading>
      {note && <Flash {...note} />}
      <WaitingOrders team={team} />
      <TeamPeople team={team} isOwner={isOwner} />
      {isOwner ? (
        <>
          <TeamInvitations team={team} typed={typedInto("invite")} lastInvitation={lastInvitation?.values} />
          <TeamSettings team={team} typed={typedInto("change")} />
        </>
      ) : (
        <p className="text-sm text-muted">
          {typeof above === "number" && fill(t.settings.aboveNow, { sum: money(above) })} {t.notOwner}
        </p>
      )}
      <TeamEnding team={team} isOwner={isOwner} />
    </>
  );
}

function WaitingOrders({ team }: { team: Team }) {
  if (team.waiting === 0) return null;
  return (
    <Flash kind="note" text={plural(t.waiting, team.waiting)}>
      <a
        href={routes.orderList({ team: team.id, status: "pending_approval" })}
        className="inline-flex min-h-11 items-center underline"
      >
        {t.review}
      </a>
    </Flash>
  );
}
