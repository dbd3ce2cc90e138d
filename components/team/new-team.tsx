import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/form-fields";
import { TEAM_NAME_MAX } from "@/lib/contract/team";
import { text } from "@/lib/text";
import { RoleList } from "./roles";
import { TEAM_BOX, TeamForm } from "./team-form";

const t = text.team;

export function NewTeam({ name }: { name: string }) {
  return (
    <section aria-labelledby="nuevo-equipo" className={TEAM_BOX}>
      <h2 id="nuevo-equipo" className="text-lg">
        {t.newTitle}
      </h2>
      <p className="text-sm text-muted">{t.newText}</p>
      <TeamForm className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            id="team-name"
            name="name"
            label={t.name}
            required
            maxLength={TEAM_NAME_MAX}
            autoComplete="organization"
            defaultValue={name}
          />
        </div>
        <Button type="submit" name="intent" value="create">
          {t.create}
        </Button>
      </TeamForm>
    </section>
  );
}

export function TeamRoles() {
  return (
    <section aria-labelledby="permisos" className={TEAM_BOX}>
      <h2 id="permisos" className="text-lg">
        {t.rolesTitle}
      </h2>
      <RoleList />
    </section>
  );
}
