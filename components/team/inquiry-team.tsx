import type { InquiryTeam as TeamOfInquiry } from "@/lib/contract/inquiry";
import type { Team } from "@/lib/contract/team";
import { fill } from "@/lib/format";
import { text } from "@/lib/text";
import { TeamSide } from "./team-side";

const t = text.team.request;

/** For whom quotations are asked; the own account where nothing else is chosen. */
export function InquiryTeamChoice({ team, chosen }: { team: Pick<Team, "id" | "name">; chosen: string | undefined }) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-lg font-bold">{t.title}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <TeamSide label={text.team.checkout.own} hint={text.team.checkout.ownHint} value="" defaultChecked={chosen !== team.id} />
        <TeamSide label={team.name} hint={t.teamHint} value={team.id} defaultChecked={chosen === team.id} />
      </div>
    </fieldset>
  );
}

/** Of which team a request is and who asked; what the reader's role leaves to others. */
export function InquiryTeam({ team }: { team: TeamOfInquiry }) {
  const left = team.may.includes("order") ? undefined : team.may.includes("ask") ? t.askOnly : t.lookOnly;
  return (
    <p className="text-sm text-muted [overflow-wrap:anywhere]">
      {fill(team.is_own ? t.own : t.asked, { team: team.name, name: team.asked_by })} {left}
    </p>
  );
}
