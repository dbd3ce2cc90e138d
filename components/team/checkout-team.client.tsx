"use client";

import type { Team } from "@/lib/contract/team";
import { fill, money } from "@/lib/format";
import { needsApproval } from "@/lib/team";
import type { text } from "@/lib/text";
import { TeamSide } from "./team-side";

export type CheckoutTeam = Pick<Team, "id" | "name" | "approve_above"> & {
  hasOtherApprover: boolean;
  copy: (typeof text)["team"]["checkout"];
};

type Props = {
  team: CheckoutTeam;
  /** Team id, empty for the own account; undefined before a choice. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  total: number;
  form: string;
};

/** Asks whether the order is the member's or the team's; at first neither is chosen, and one must be. */
export function CheckoutTeamChoice({ team, chosen, onChoose, total, form }: Props) {
  const { id, name, approve_above: above, copy: t } = team;
  const waits = team.hasOtherApprover ? t.needsApproval : t.noApprover;
  const sides = [
    { value: "", label: t.own, hint: t.ownHint },
    {
      value: id,
      label: name,
      hint: needsApproval(total, above) ? fill(waits, { sum: money(above ?? 0) }) : t.teamHint,
    },
  ];
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-lg font-bold">{t.title}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {sides.map(({ value, label, hint }) => (
          <TeamSide
            key={value}
            label={label}
            hint={hint}
            value={value}
            form={form}
            required
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
