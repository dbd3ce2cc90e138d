import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Change } from "@/lib/account/client";
import { routes } from "@/lib/routes";
import type { AccountWords } from "./words";

type Props = { state: Change; label: string; words: AccountWords; look?: ComponentProps<typeof Button>["look"] };

/** What went wrong, and the button that tries again. */
export function Submit({ state, label, words, look }: Props) {
  const isSending = state.kind === "sending";
  return (
    <div className="flex flex-col gap-3">
      <div role="alert">{state.kind === "failed" && <Failure state={state} words={words} />}</div>
      <Button type="submit" look={look} aria-disabled={isSending} className="w-full sm:w-fit">
        {isSending ? words.saving : label}
      </Button>
    </div>
  );
}

function Failure({ state, words }: { state: Extract<Change, { kind: "failed" }>; words: AccountWords }) {
  const isExpired = state.status === 401;
  return (
    <p className="flex items-start gap-2 rounded-control bg-accent-soft p-3 text-sm font-semibold text-accent-strong">
      <Icon name="warning" />
      <span>
        {isExpired ? words.expired : state.text || words.unreachable}{" "}
        {isExpired && (
          <a href={routes.loginFor(routes.account)} className="underline">
            {words.login}
          </a>
        )}
      </span>
    </p>
  );
}
