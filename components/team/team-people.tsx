import { Button } from "@/components/ui/button";
import { FinalDialog } from "@/components/ui/final-dialog";
import { SelectBox } from "@/components/ui/select-box";
import { TEAM_ROLES, type Team, type TeamPerson } from "@/lib/contract/team";
import { fill, wordFor } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { ROLE_OPTIONS, RoleList } from "./roles";
import { TEAM_ACTION, TEAM_BOX, TeamFields, TeamForm } from "./team-form";

const t = text.team;

export function TeamPeople({ team, isOwner }: { team: Team; isOwner: boolean }) {
  return (
    <section aria-labelledby="personas" className={TEAM_BOX}>
      <h2 id="personas" className="text-lg">
        {t.people}
      </h2>
      <ul className="divide-y divide-line">
        {team.people.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 text-sm [overflow-wrap:anywhere]">
              <p className="font-semibold">
                {isNameless(person) ? person.email : person.name}
                {person.is_self && <span className="font-normal text-muted"> · {t.self}</span>}
              </p>
              <p className="text-muted">
                {[wordFor(t.roles, person.role), !isNameless(person) && person.email].filter(Boolean).join(" · ")}
              </p>
              {person.is_self && isNameless(person) && (
                <p className="text-muted">
                  {t.nameless}{" "}
                  <a href={routes.account} className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline">
                    {t.toAccount}
                  </a>
                </p>
              )}
            </div>
            {isOwner && !person.is_self && <PersonForms teamId={team.id} person={person} />}
          </li>
        ))}
      </ul>
      <details className="text-sm">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand">{t.whatRoles}</summary>
        <RoleList />
      </details>
    </section>
  );
}

/** Without a name in the account people are called by the first part of their e-mail. */
const isNameless = ({ name, email }: TeamPerson) => email?.startsWith(`${name}@`) ?? false;

function PersonForms({ teamId, person }: { teamId: string; person: TeamPerson }) {
  const isUnknown = !TEAM_ROLES.some((role) => role === person.role);
  return (
    <div className="flex flex-wrap items-start gap-3">
      <TeamForm id={teamId} person={person.id} className="flex items-center gap-2">
        <SelectBox name="role" defaultValue={person.role} aria-label={fill(t.roleOf, { name: person.name })}>
          {isUnknown && <option value={person.role}>{person.role}</option>}
          {ROLE_OPTIONS}
        </SelectBox>
        <Button type="submit" name="intent" value="role" variant="secondary" size="sm" className="min-h-11">
          {t.saveRole}
          <span className="sr-only"> {person.name}</span>
        </Button>
      </TeamForm>
      <FinalDialog
        id={`quitar-${person.id}`}
        action={TEAM_ACTION}
        intent="remove"
        subject={person.name}
        copy={{
          open: t.remove,
          lead: t.removeText,
          keep: t.keep,
          title: fill(t.removeTitle, { name: person.name }),
          confirm: fill(t.removeConfirm, { name: person.name }),
        }}
      >
        <TeamFields id={teamId} person={person.id} />
      </FinalDialog>
    </div>
  );
}
