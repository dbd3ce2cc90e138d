import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button.client";
import { Flash } from "@/components/ui/flash";
import { EmailField, SelectField } from "@/components/ui/form-fields";
import type { Team } from "@/lib/contract/team";
import { env } from "@/lib/env";
import type { PostedFields } from "@/lib/form/fields";
import { fill, wordFor } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { writtenDate } from "@/lib/written-date";
import { ROLE_OPTIONS } from "./roles";
import { TEAM_BOX, TeamForm } from "./team-form";

const t = text.team.invite;
const roles = text.team.roles;

/** `typed`: values of a failed post; `lastInvitation`: its `email` and `link` (token), which are shown for some minutes only. */
type Props = { team: Team; typed: PostedFields | undefined; lastInvitation: PostedFields | undefined };

export function TeamInvitations({ team, typed, lastInvitation }: Props) {
  const [token, email = ""] = [lastInvitation?.link?.[0], lastInvitation?.email?.[0]];
  const isOpen = team.invitations.some((invitation) => invitation.email === email);
  return (
    <section aria-labelledby="invitar" className={TEAM_BOX}>
      <h2 id="invitar" className="text-lg">
        {t.title}
      </h2>
      {token && isOpen && (
        <Flash kind="note" text={fill(t.link, { email })}>
          <code className="basis-full text-xs font-normal [overflow-wrap:anywhere]">
            {env.SITE_URL + routes.teamInvitation(token)}
          </code>
          <CopyButton value={env.SITE_URL + routes.teamInvitation(token)} copy={t.copy} />
        </Flash>
      )}
      <TeamForm id={team.id} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <EmailField
            id="invite-email"
            name="email"
            label={t.email}
            required
            autoComplete="off"
            defaultValue={typed?.email?.[0]}
          />
        </div>
        <div className="min-w-0 flex-1 basis-60">
          <SelectField id="invite-role" name="role" label={t.role} defaultValue={typed?.role?.[0] ?? "order"}>
            {ROLE_OPTIONS}
          </SelectField>
        </div>
        <Button type="submit" name="intent" value="invite">
          {t.send}
        </Button>
      </TeamForm>
      <p className="text-sm text-muted">{t.hint}</p>
      {team.invitations.length > 0 && (
        <ul aria-label={t.open} className="divide-y divide-line">
          {team.invitations.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <div className="min-w-0 text-sm [overflow-wrap:anywhere]">
                <p className="font-semibold">{one.email}</p>
                <p className="text-muted">{fill(t.until, { role: wordFor(roles, one.role), day: writtenDate(one.ends_at) })}</p>
              </div>
              <TeamForm id={team.id} invitation={one.id}>
                <Button type="submit" name="intent" value="uninvite" variant="quiet" size="sm" className="min-h-11">
                  {t.end}
                  <span className="sr-only"> {one.email}</span>
                </Button>
              </TeamForm>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
