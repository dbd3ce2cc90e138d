import { TEAM_ROLES } from "@/lib/contract/team";
import { text } from "@/lib/text";

const t = text.team;

export const ROLE_OPTIONS = TEAM_ROLES.map((role) => (
  <option key={role} value={role}>
    {t.roles[role]}
  </option>
));

export function RoleList() {
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {TEAM_ROLES.map((role) => (
        <div key={role}>
          <dt className="inline font-semibold">{t.roles[role]}: </dt>
          <dd className="inline text-muted">{t.roleText[role]}</dd>
        </div>
      ))}
    </dl>
  );
}
