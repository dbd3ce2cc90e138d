import { FinalDialog } from "@/components/ui/final-dialog";
import type { Team } from "@/lib/contract/team";
import { text } from "@/lib/text";
import { TEAM_ACTION, TeamFields } from "./team-form";

const t = text.team.ending;

type Props = { team: Team; isOwner: boolean };

export function TeamEnding({ team, isOwner }: Props) {
  const self = team.people.find((person) => person.is_self);
  const isLastOwner = isOwner && team.people.filter(({ role }) => role === "owner").length === 1;
  return (
    <div className="flex flex-wrap gap-x-6">
      {self && !isLastOwner && (
        <FinalDialog
          id="salir-del-equipo"
          action={TEAM_ACTION}
          intent="leave"
          icon="close"
          copy={{ open: t.leave, title: t.leaveTitle, lead: t.leaveText, keep: text.team.keep, confirm: t.leaveConfirm }}
        >
          <TeamFields id={team.id} person={self.id} />
        </FinalDialog>
      )}
      {isOwner && (
        <FinalDialog
          id="terminar-el-equipo"
          action={TEAM_ACTION}
          intent="end"
          copy={{ open: t.end, title: t.endTitle, lead: t.endText, keep: text.team.keep, confirm: t.endConfirm }}
        >
          <TeamFields id={team.id} />
        </FinalDialog>
      )}
    </div>
  );
}
