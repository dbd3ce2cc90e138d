import type { InquiryTeam as TeamOfInquiry } from "@/lib/contract/inquiry";
import type { Team } from "@/lib/contract/team";
import { fill } from "@/lib/format";
import { text } from "@/lib/text";
import { TeamSide } from "./team-side";

const t = text.team.request;

/** In the long form: for whom quotations are asked, the own account unless the team is chosen. */
export function InquiryTeamChoice({ team, chosenId }: { team: Pick<Team, "id" | "name">; chosenId: string | undefined }) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-lg font-bold">{t.title}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <TeamSide label={text.team.checkout.own} hint={t.ownHint} value="" defaultChecked={chosenId !== team.id} />
        <TeamSide label={team.name} hint={t.teamHint} value={team.id} defaultChecked={chosenId === team.id} />
      </div>
    </fieldset>
  );
}

/** On an inquiry's page: of which team it is, who asked, and what the member may not do with it. */
export function InquiryTeam({ team }: { team: TeamOfInquiry }) {
  const limits = team.may.includes("order") ? undefined : team.may.includes("ask") ? t.askOnly : t.lookOnly;
  return (
    <p className="text-sm text-muted [overflow-wrap:anywhere]">
      {fill(team.is_own ? t.own : t.asked, { team: team.name, name: team.asked_by })} {limits}
    </p>
  );
}
