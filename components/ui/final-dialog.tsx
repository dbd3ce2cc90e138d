import type { ReactNode } from "react";
import { Button, buttonClass } from "./button";
import { dialogButton, FormDialog } from "./form-dialog";
import { Icon, type IconName } from "./icon";

type Props = {
  id: string;
  action: string;
  intent: string;
  copy: { open: string; title: string; lead: string; keep: string; confirm: string };
  subject?: string;
  icon?: IconName;
  children: ReactNode;
};

/** A button for something that cannot be undone, and the dialog that asks before. */
export function FinalDialog({ id, action, intent, copy, subject, icon = "trash", children }: Props) {
  return (
    <>
      <button
        type="button"
        {...dialogButton(id)}
        className={`${buttonClass({ variant: "quiet", size: "sm" })} min-h-11 self-start text-accent-strong`}
      >
        <Icon name={icon} size={18} />
        {copy.open}
        {subject && <span className="sr-only"> {subject}</span>}
      </button>
      <FormDialog id={id} labelledBy={`${id}-titulo`}>
        <form action={action} method="post">
          {children}
          <h2 id={`${id}-titulo`} className="text-lg [overflow-wrap:anywhere]">
            {copy.title}
          </h2>
          <p className="mt-2 text-sm text-muted">{copy.lead}</p>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button {...dialogButton(id, "hide")} variant="secondary">
              {copy.keep}
            </Button>
            <Button type="submit" name="intent" value={intent} variant="accent">
              {copy.confirm}
            </Button>
          </div>
        </form>
      </FormDialog>
    </>
  );
}
