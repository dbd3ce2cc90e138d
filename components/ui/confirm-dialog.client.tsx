"use client";

import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import type { ReactNode } from "react";
import { Button } from "./button";

type Props = {
  title: string;
  text: string;
  copy: { cancel: string; confirm: string };
  /** Irreversible. */
  isDanger?: boolean;
  isBusy?: boolean;
  children?: ReactNode;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Cancel has the focus. */
export default function ConfirmDialog({
  title,
  text,
  copy,
  isDanger = false,
  isBusy = false,
  children,
  onCancel,
  onConfirm,
}: Props) {
  return (
    <Dialog open onClose={onCancel} role="alertdialog" className="relative z-40">
      <DialogBackdrop className="fixed inset-0 bg-night/60" />
      <div className="fixed inset-0 flex items-end justify-center sm:items-center sm:p-4">
        <DialogPanel className="w-full max-w-md rounded-t-block bg-surface p-5 shadow-pop sm:rounded-block sm:p-6">
          <DialogTitle className="text-title">{title}</DialogTitle>
          <Description className="mt-2 text-sm text-muted">{text}</Description>
          {children && <div className="mt-4">{children}</div>}
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={onCancel} data-autofocus>
              {copy.cancel}
            </Button>
            <Button variant={isDanger ? "accent" : "primary"} onClick={onConfirm} aria-disabled={isBusy}>
              {copy.confirm}
            </Button>
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
