import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/form-fields";
import { taxIdText } from "@/lib/account";
import { TEAM_NAME_MAX, type Team } from "@/lib/contract/team";
import type { PostedFields } from "@/lib/form/fields";
import { hasOtherApprover } from "@/lib/team";
import { text } from "@/lib/text";
import { TEAM_BOX, TeamForm } from "./team-form";

const t = text.team.settings;

export function TeamSettings({ team, typed }: { team: Team; typed: PostedFields | undefined }) {
  const hasLimit = typeof team.approve_above === "number";
  return (
    <section aria-labelledby="ajustes" className={TEAM_BOX}>
      <h2 id="ajustes" className="text-lg">
        {t.title}
      </h2>
      <TeamForm id={team.id} className="flex flex-col gap-3">
        <TextField
          id="team-name"
          name="name"
          label={text.team.name}
          hint={team.tax_id ? taxIdText(team.tax_id, { nit: t.taxId, idNumber: t.idNumber }) : t.noTaxId}
          required
          maxLength={TEAM_NAME_MAX}
          autoComplete="organization"
          defaultValue={typed?.name?.[0] ?? team.name}
        />
        <TextField
          id="team-above"
          name="approve_above"
          type="number"
          min={0}
          step="0.01"
          inputMode="decimal"
          label={t.above}
          hint={t.aboveHint}
          defaultValue={typed?.approve_above?.[0] ?? team.approve_above ?? ""}
        />
        {!hasOtherApprover(team) && (
          <p className={`text-sm ${hasLimit ? "font-semibold text-accent-strong" : ""}`}>{t.noApprover}</p>
        )}
        <Button type="submit" name="intent" value="change" className="self-start">
          {t.save}
        </Button>
      </TeamForm>
    </section>
  );
}
