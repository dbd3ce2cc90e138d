"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { AccountCopy } from "./copy";

type Props = {
  id: string;
  title: string;
  value: string;
  action: string;
  isDanger?: boolean;
  isOpen: boolean;
  message: string;
  onToggle: () => void;
  copy: AccountCopy;
  children: ReactNode;
};

export const buttonId = (id: string) => `${id}-button`;

/** A setting with its current value; its form opens in place. */
export function SettingRow({ id, title, value, action, isDanger = false, isOpen, message, onToggle, copy, children }: Props) {
  return (
    <section aria-labelledby={id} className="scroll-mt-28 rounded-block border border-line bg-surface p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
          <h2 id={id} className="font-semibold">
            {title}
          </h2>
          <p className="text-sm text-muted">{value || copy.empty}</p>
        </div>
        <Button
          id={buttonId(id)}
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={`${id}-form`}
          aria-describedby={id}
          className={`shrink-0 ${isDanger && !isOpen ? "text-accent-strong" : ""}`}
          onClick={onToggle}
        >
          {isOpen ? copy.close : action}
        </Button>
      </div>
      <p role="status" className="flex items-center gap-2 text-sm font-semibold text-brand not-empty:mt-3">
        {message && (
          <>
            <Icon name="check" />
            {message}
          </>
        )}
      </p>
      <div id={`${id}-form`}>{isOpen && <div className="mt-4 border-t border-line pt-4">{children}</div>}</div>
    </section>
  );
}
