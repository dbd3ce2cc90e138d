import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { plural } from "@/lib/format";
import type { text } from "@/lib/text";

export type ChosenCopy = Pick<
  typeof text.notice,
  "chosen" | "chooseAll" | "readChosen" | "readShort" | "deleteChosen" | "delete"
>;

type Props = {
  id: string;
  chosen: number;
  total: number;
  onChooseAll: (isChosen: boolean) => void;
  copy: ChosenCopy;
  children: ReactNode;
};

/** What can be done with the chosen notices, whose checkboxes belong to this form. */
export function ChosenBar({ id, chosen, total, onChooseAll, copy: t, children }: Props) {
  return (
    <form
      id={id}
      action="/api/notice"
      method="post"
      className="sticky bottom-[var(--bar,0px)] z-10 flex flex-wrap items-center gap-2 self-start rounded-block bg-surface p-2 shadow-pop"
    >
      {children}
      <label className="scripted flex min-h-11 cursor-pointer items-center gap-2 px-2 text-sm font-semibold">
        <input
          type="checkbox"
          checked={chosen === total}
          onChange={({ currentTarget }) => onChooseAll(currentTarget.checked)}
          className="size-5 accent-brand"
        />
        {t.chooseAll}
      </label>
      <span role="status" className="scripted px-2 text-sm text-muted">
        {plural(t.chosen, chosen)}
      </span>
      <Button type="submit" name="intent" value="chosen" variant="secondary" aria-label={t.readChosen}>
        <Icon name="check" size={18} />
        {t.readShort}
      </Button>
      <Button type="submit" name="intent" value="deleteChosen" variant="secondary" aria-label={t.deleteChosen}>
        <Icon name="trash" size={18} />
        {t.delete}
      </Button>
    </form>
  );
}
