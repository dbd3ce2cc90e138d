import { Icon } from "@/components/ui/icon";
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
    <>
      <RoleTable />
      <RoleTexts />
    </>
  );
}

const CELL = "border-t border-line py-2 pr-2";

function RoleTable() {
  return (
    <table className="w-full text-left text-sm max-sm:hidden">
      <caption className="sr-only">{t.whatRoles}</caption>
      <thead className="text-muted">
        <tr>
          {["", ...TEAM_ROLES.map((role) => t.roles[role])].map((head) => (
            <th key={head} scope="col" className="py-2 pr-2 font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TEAM_ROLES.map((lowestRole, row) => (
          <tr key={lowestRole}>
            <th scope="row" className={`${CELL} font-normal`}>
              {t.roleActions[lowestRole]}
            </th>
            {TEAM_ROLES.map((role, column) => (
              <td key={role} className={CELL}>
                {column < row ? (
                  <span role="img" aria-label={t.no}>
                    —
                  </span>
                ) : (
                  <span role="img" aria-label={t.yes} className="text-brand">
                    <Icon name="check" size={18} />
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RoleTexts() {
  return (
    <dl className="flex flex-col gap-1 text-sm sm:hidden">
      {TEAM_ROLES.map((role) => (
        <div key={role}>
          <dt className="inline font-semibold">{t.roles[role]}: </dt>
          <dd className="inline text-muted">{t.roleText[role]}</dd>
        </div>
      ))}
    </dl>
  );
}
