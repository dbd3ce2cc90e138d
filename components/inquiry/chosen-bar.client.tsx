"use client";

import { Suspense, useCallback, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazily } from "@/components/ui/lazily";
import { plural } from "@/lib/format";

const ConfirmDialog = lazily(() => import("@/components/ui/confirm-dialog.client"));

type Forms = { one: string; other: string };
type Copy = Record<"chooseAll" | "delete" | "deleteTitle" | "cancel" | "confirm" | "failed", string> & { deleteText: Forms };

const boxesIn = (form: HTMLFormElement | null) => [...(form?.querySelectorAll<HTMLInputElement>("input[name=ids]") ?? [])];

/** The boxes of the form around `barRef`, which the server drew. */
function useChosenBoxes() {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<string[]>([]);
  const [total, setTotal] = useState(0);

  const barRef = useCallback((element: HTMLDivElement) => {
    form.current = element.closest("form");
    const look = () => {
      const boxes = boxesIn(form.current);
      setTotal(boxes.length);
      setChosen(boxes.filter(({ checked }) => checked).map(({ value }) => value));
    };
    // The browser restores checkboxes when a visitor goes back.
    look();
    form.current?.addEventListener("change", look);
    return () => form.current?.removeEventListener("change", look);
  }, []);

  const chooseAll = (isChosen: boolean) => {
    const boxes = boxesIn(form.current);
    for (const box of boxes) box.checked = isChosen;
    setChosen(isChosen ? boxes.map(({ value }) => value) : []);
  };

  return { barRef, chosen, total, chooseAll };
}

/** Chooses all requests of the list, and deletes those chosen. */
export function ChosenBar({ copy, doneHref }: { copy: Copy; doneHref: string }) {
  const { barRef, chosen, total, chooseAll } = useChosenBoxes();
  const [asks, setAsks] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const remove = async () => {
    if (isBusy) return;
    setBusy(true);
    const { deleteInquiries, failureText } = await import("@/lib/inquiry/client");
    try {
      await deleteInquiries(chosen);
      window.location.assign(doneHref);
    } catch (error) {
      setProblem(failureText(error) || copy.failed);
      setBusy(false);
      setAsks(false);
    }
  };

  return (
    <div ref={barRef}>
      <div className="flex items-center justify-between gap-3 px-3 sm:px-4">
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
          <span className="flex size-11 items-center justify-center">
            <input
              type="checkbox"
              checked={total > 0 && chosen.length === total}
              onChange={({ currentTarget }) => chooseAll(currentTarget.checked)}
              className="size-5 accent-brand"
            />
          </span>
          {copy.chooseAll}
        </label>
        <Button variant="quiet" size="sm" disabled={chosen.length === 0} onClick={() => setAsks(true)}>
          <Icon name="trash" size={18} />
          {copy.delete}
          {chosen.length > 0 && ` (${chosen.length})`}
        </Button>
      </div>
      {problem && (
        <p role="alert" className="px-4 pb-3 text-sm font-semibold text-accent-strong">
          {problem}
        </p>
      )}
      {asks && (
        <Suspense>
          <ConfirmDialog
            title={copy.deleteTitle}
            text={plural(copy.deleteText, chosen.length)}
            copy={copy}
            isDanger
            isBusy={isBusy}
            onCancel={() => setAsks(false)}
            onConfirm={remove}
          />
        </Suspense>
      )}
    </div>
  );
}
