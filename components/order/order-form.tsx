import type { ReactNode } from "react";
import { MemberField } from "@/components/session/member-field";
import { Button } from "@/components/ui/button";
import { text } from "@/lib/text";

const t = text.order.actions;

type Props = {
  orderNo: string;
  family: string;
  intent: "cancel" | "receive" | "evaluate" | "delete" | "approve" | "decline";
  copy: { open: string; title: string; lead?: string; confirm: string };
  variant?: "primary" | "secondary" | "quiet";
  isDanger?: boolean;
  /** Shows the form in place instead of in a popover, after a post that failed. */
  isOpen?: boolean;
  children?: ReactNode;
};

const DIALOG = "m-auto w-[min(30rem,calc(100vw-2rem))] rounded-block bg-surface p-6 shadow-pop backdrop:bg-night/40";
const INLINE = "w-full max-w-xl rounded-block border border-line bg-surface p-6";

/** A button and the popover that it opens: a plain form to confirm an action. */
export function OrderForm({
  orderNo,
  family,
  intent,
  copy,
  variant = "secondary",
  isDanger = false,
  isOpen = false,
  children,
}: Props) {
  const id = `pedido-${intent}`;
  return (
    <>
      {!isOpen && (
        <Button popoverTarget={id} variant={variant} className={isDanger ? "text-accent-strong" : ""}>
          {copy.open}
        </Button>
      )}
      <form
        id={id}
        {...(isOpen ? {} : ({ popover: "auto", role: "dialog" } as const))}
        aria-labelledby={`${id}-titulo`}
        action="/api/order"
        method="post"
        className={isOpen ? INLINE : DIALOG}
      >
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
            <Button popoverTarget={id} popoverTargetAction="hide" variant="secondary">
              {t.keep}
            </Button>
          )}
          <Button type="submit" name="intent" value={intent} variant={isDanger ? "accent" : "primary"}>
            {copy.confirm}
          </Button>
        </div>
      </form>
    </>
  );
}
