import type { Team } from "@/lib/contract/team";
import { fill, money } from "@/lib/format";
import { isHeld } from "@/lib/team";
import type { text } from "@/lib/text";
import { TeamSide } from "./team-side";

/** What a checkout knows of the team for which the member may order. */
export type CheckoutTeam = Pick<Team, "id" | "name" | "approve_above"> & { copy: (typeof text)["team"]["checkout"] };

type Props = {
  team: CheckoutTeam;
  /** The team's number, empty for the own account; undefined while nothing is chosen. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  total: number;
  form: string;
};

/** For whom the order is: the member's own account or the team. One must be chosen. */
export function CheckoutTeamChoice({ team: { id, name, approve_above: above, copy: t }, chosen, onChoose, total, form }: Props) {
  const sides = [
    { value: "", label: t.own, hint: t.ownHint },
    { value: id, label: name, hint: isHeld(total, above) ? fill(t.held, { sum: money(above ?? 0) }) : t.teamHint },
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
