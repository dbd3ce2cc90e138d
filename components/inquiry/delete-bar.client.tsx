"use client";

import { Suspense, useCallback, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ChooseToggle } from "@/components/ui/choose-toggle";
import { Icon } from "@/components/ui/icon";
import { lazily } from "@/components/ui/lazily";
import { plural } from "@/lib/format";
import { failureText, unreachable } from "@/lib/http/errors";

const ConfirmDialog = lazily(() => import("@/components/ui/confirm-dialog.client"));

type Copy = Record<"chooseSeveral" | "chooseAll" | "delete" | "deleteTitle" | "cancel" | "confirm" | "failed", string> & {
  deleteText: { one: string; other: string };
};

const findBoxes = (form: HTMLFormElement | null) => [...(form?.querySelectorAll<HTMLInputElement>("input[name=ids]") ?? [])];

/** State of the checkboxes in the form around `barRef`. The server renders them, so they are read from the document. */
function useChosenIds() {
  const form = useRef<HTMLFormElement>(null);
  const [chosenIds, setChosenIds] = useState<string[]>([]);
  const [total, setTotal] = useState(0);

  const barRef = useCallback((element: HTMLDivElement) => {
    form.current = element.closest("form");
    const readBoxes = () => {
      const boxes = findBoxes(form.current);
      setTotal(boxes.length);
      setChosenIds(boxes.filter(({ checked }) => checked).map(({ value }) => value));
    };
    // Some may be checked already: browsers restore checkboxes when a visitor goes back.
    readBoxes();
    form.current?.addEventListener("change", readBoxes);
    return () => form.current?.removeEventListener("change", readBoxes);
  }, []);

  const chooseAll = (isChosen: boolean) => {
    const boxes = findBoxes(form.current);
    for (const box of boxes) box.checked = isChosen;
    setChosenIds(isChosen ? boxes.map(({ value }) => value) : []);
  };

  return { barRef, chosenIds, total, chooseAll };
}

/** Chooses all inquiries of the list around it, and deletes the chosen ones. */
export function DeleteBar({ copy, doneHref }: { copy: Copy; doneHref: string }) {
  const { barRef, chosenIds, total, chooseAll } = useChosenIds();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const openDialog = async () => {
    await ConfirmDialog.load();
    setDialogOpen(true);
  };

  const remove = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { deleteInquiries } = await import("@/lib/inquiry/client").catch(unreachable("inquiry"));
      await deleteInquiries(chosenIds);
      window.location.assign(doneHref);
    } catch (error) {
      setProblem(failureText(error) || copy.failed);
      setBusy(false);
      setDialogOpen(false);
    }
  };

  return (
    <div ref={barRef}>
      <ChooseToggle label={copy.chooseSeveral} />
      <div className="choosing flex items-center justify-between gap-3 px-3 sm:px-4">
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
          <span className="flex size-11 items-center justify-center">
            <input
              type="checkbox"
              checked={total > 0 && chosenIds.length === total}
              onChange={({ currentTarget }) => chooseAll(currentTarget.checked)}
              className="size-5 accent-brand"
            />
          </span>
          {copy.chooseAll}
        </label>
        <Button variant="quiet" size="sm" disabled={chosenIds.length === 0} onClick={openDialog}>
          <Icon name="trash" size={18} />
          {copy.delete}
          {chosenIds.length > 0 && ` (${chosenIds.length})`}
        </Button>
      </div>
      {problem && (
        <p role="alert" className="px-4 pb-3 text-sm font-semibold text-accent-strong">
          {problem}
        </p>
      )}
      {isDialogOpen && (
        <Suspense>
          <ConfirmDialog
            title={copy.deleteTitle}
            text={plural(copy.deleteText, chosenIds.length)}
            copy={copy}
            isDanger
            isBusy={isBusy}
            onCancel={() => setDialogOpen(false)}
            onConfirm={remove}
          />
        </Suspense>
      )}
    </div>
  );
}
