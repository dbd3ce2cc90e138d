import type { ReactNode } from "react";
import { MemberField } from "@/components/session/member-field";
import { Button } from "@/components/ui/button";
import { dialogButton, FormDialog } from "@/components/ui/form-dialog";
import { text } from "@/lib/text";

const t = text.order.actions;

type Props = {
  orderNo: string;
  family: string;
  intent: "cancel" | "receive" | "evaluate" | "delete" | "approve" | "decline";
  copy: { open: string; title: string; lead?: string; confirm: string };
  variant?: "primary" | "secondary" | "quiet";
  isInBar?: boolean;
  isDanger?: boolean;
  /** Shows the form in place instead of in a dialog, after a post that failed. */
  isOpen?: boolean;
  children?: ReactNode;
};

/** A button that opens a dialog with a plain form, which confirms an action. */
export function OrderForm({ copy, variant = "secondary", isInBar = false, isDanger = false, isOpen = false, ...form }: Props) {
  const id = `pedido-${form.intent}`;
  const fields = <Fields id={id} copy={copy} isDanger={isDanger} isOpen={isOpen} {...form} />;
  if (isOpen) return <div className="w-full max-w-xl rounded-block border border-line bg-surface p-6">{fields}</div>;
  return (
    <>
      <Button
        {...dialogButton(id)}
        variant={variant}
        className={isInBar ? "max-lg:hidden" : isDanger ? "text-accent-strong" : ""}
      >
        {copy.open}
      </Button>
      <FormDialog id={id} labelledBy={`${id}-titulo`}>
        {fields}
      </FormDialog>
    </>
  );
}

function Fields({ id, orderNo, family, intent, copy, isDanger, isOpen, children }: Props & { id: string }) {
  return (
    <form aria-labelledby={isOpen ? `${id}-titulo` : undefined} action="/api/order" method="post">
      <MemberField />
      <input type="hidden" name="orderNo" value={orderNo} />
      <input type="hidden" name="family" value={family} />
      <h2 id={`${id}-titulo`} className="text-lg">
        {copy.title}
      </h2>
      {isOpen && <p className="mt-2 text-sm font-semibold">{text.error.typed}</p>}
      {copy.lead && <p className="mt-2 text-sm text-muted">{copy.lead}</p>}
      {children && <div className="mt-4 flex flex-col gap-4">{children}</div>}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        {!isOpen && (
          <Button {...dialogButton(id, "hide")} variant="secondary">
            {t.keep}
          </Button>
        )}
        <Button type="submit" name="intent" value={intent} variant={isDanger ? "accent" : "primary"}>
          {copy.confirm}
        </Button>
      </div>
    </form>
  );
}
