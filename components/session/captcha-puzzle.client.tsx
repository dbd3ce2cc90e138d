"use client";

import { Dialog, DialogPanel, DialogTitle } from "@headlessui/react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { fill } from "@/lib/format";
import { CLOSED } from "@/lib/session/captcha";
import { type PuzzleState, usePuzzle } from "@/lib/session/captcha/use-puzzle";
import { PuzzleBoard } from "./captcha-board.client";
import type { CaptchaCopy, CaptchaProps } from "./captcha-props";

function statusText(state: PuzzleState, copy: CaptchaCopy): string {
  switch (state.kind) {
    case "loading":
      return copy.loading;
    case "failed":
      return copy.failed;
    case "checking":
      return copy.checking;
    case "working":
      return fill(copy.working, { percent: Math.round(state.done * 100) });
    case "ready":
      return state.notice ? copy[state.notice] : copy.instructions;
  }
}

/** Self-hosted puzzle, solved by mouse, touch or arrow keys; a proof of work can replace it. */
export function PuzzleDialog({ copy, onVerdict }: Omit<CaptchaProps, "source">) {
  const { state, load, place, skip } = usePuzzle(onVerdict);
  const isNews = state.kind === "failed" || (state.kind === "ready" && state.notice);
  return (
    <Dialog open onClose={() => onVerdict(CLOSED)} className="relative z-50">
      <div className="fixed inset-0 flex items-end justify-center overflow-y-auto bg-night/60 p-3 sm:items-center">
        <DialogPanel className="w-full max-w-sm rounded-block bg-surface p-4 shadow-pop sm:p-5">
          <div className="flex items-start justify-between gap-2">
            <DialogTitle className="pt-1.5 font-bold">{copy.title}</DialogTitle>
            <button
              type="button"
              onClick={() => onVerdict(CLOSED)}
              aria-label={copy.close}
              className="-mr-2 -mt-1 flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-brand-soft hover:text-brand"
            >
              <Icon name="close" />
            </button>
          </div>
          <p role="status" className={`mt-1 min-h-10 text-sm ${isNews ? "font-semibold text-accent-strong" : "text-muted"}`}>
            {statusText(state, copy)}
            {state.kind === "ready" && !state.notice && <span className="max-sm:hidden"> {copy.keyboard}</span>}
          </p>
          {"challenge" in state ? (
            <PuzzleBoard
              key={state.challenge.id}
              challenge={state.challenge}
              copy={copy}
              isBusy={state.kind !== "ready"}
              onPlace={(x) => place(state.challenge, x)}
            >
              <Button variant="secondary" size="sm" onClick={load} disabled={state.kind !== "ready"}>
                {copy.another}
              </Button>
              <Button variant="quiet" size="sm" onClick={() => skip(state.challenge)} disabled={state.kind !== "ready"}>
                {copy.alternative}
              </Button>
            </PuzzleBoard>
          ) : (
            <div className="mt-3 flex aspect-[32/27] items-center justify-center rounded-control bg-sunken">
              {state.kind === "failed" && <Button onClick={load}>{copy.retry}</Button>}
            </div>
          )}
        </DialogPanel>
      </div>
    </Dialog>
  );
}
