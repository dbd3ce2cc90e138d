import { Button } from "@/components/ui/button";
import type { Team } from "@/lib/contract/team";
import { text } from "@/lib/text";
import { TeamForm } from "./team-form";

const t = text.team.ending;

type Props = { team: Team; isOwner: boolean };

export function TeamEnding({ team, isOwner }: Props) {
  const self = team.people.find((person) => person.is_self);
  const isLastOwner = isOwner && team.people.filter(({ role }) => role === "owner").length === 1;
  return (
    <div className="flex flex-wrap gap-x-6">
      {self && !isLastOwner && (
        <EndingForm label={t.leave} lead={t.leaveText} id={team.id} person={self.id} intent="leave" confirm={t.leaveConfirm} />
      )}
      {isOwner && <EndingForm label={t.end} lead={t.endText} id={team.id} intent="end" confirm={t.endConfirm} />}
    </div>
  );
}

type EndingFormProps = { label: string; lead: string; id: string; person?: string; intent: string; confirm: string };

function EndingForm({ label, lead, intent, confirm, ...ids }: EndingFormProps) {
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent-strong">{label}</summary>
      <p className="max-w-prose text-muted">{lead}</p>
      <TeamForm {...ids}>
        <Button type="submit" name="intent" value={intent} variant="accent" className="my-3">
          {confirm}
        </Button>
      </TeamForm>
    </details>
  );
}
