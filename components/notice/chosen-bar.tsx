import { MemberField } from "@/components/session/member-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { text } from "@/lib/text";

const t = text.notice;

/** What can be done with the chosen messages, whose checkboxes belong to this form. `list`: the address of the list. */
export function ChosenBar({ id, list }: { id: string; list: string }) {
  return (
    <form
      id={id}
      action="/api/notice"
      method="post"
      className="sticky bottom-[var(--bar,0px)] z-10 flex flex-wrap gap-2 self-start rounded-block bg-surface p-2 shadow-pop"
    >
      <MemberField />
      <input type="hidden" name="list" value={list} />
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
