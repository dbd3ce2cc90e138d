import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ChangeState } from "@/lib/account/client";
import type { AccountCopy } from "./copy";

type Props = { state: ChangeState; label: string; copy: AccountCopy; variant?: ComponentProps<typeof Button>["variant"] };

export function Submit({ state, label, copy, variant }: Props) {
  const isSending = state.kind === "sending";
  return (
    <div className="flex flex-col gap-3">
      <div role="alert">{state.kind === "failed" && <Failure text={state.text || copy.unreachable} />}</div>
      <Button type="submit" variant={variant} aria-disabled={isSending} className="w-full sm:w-fit">
        {isSending ? copy.saving : label}
      </Button>
    </div>
  );
}

export function Failure({ text }: { text: string }) {
  return (
    <p className="flex items-start gap-2 rounded-control bg-accent-soft p-3 text-sm font-semibold text-accent-strong">
      <Icon name="warning" />
      {text}
    </p>
  );
}
