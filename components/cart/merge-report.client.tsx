"use client";

import { createPortal } from "react-dom";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { MERGE_NOTE } from "@/lib/cart/merge-note";
import { fill, groupedNumber, plural } from "@/lib/format";
import { routes } from "@/lib/routes";
import later from "@/messages/later.json";
import type { MergeReport as Report } from "./merge-after-login";

const t = later.cartActions.merge;

function openDialog(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
}

export default function MergeReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const noteElement = document.getElementById(MERGE_NOTE);
  if (noteElement) return createPortal(<MergeNote report={report} />, noteElement);
  return (
    <dialog
      ref={openDialog}
      aria-labelledby="merge-title"
      onClose={onClose}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-block bg-surface p-5 shadow-pop backdrop:bg-night/40"
    >
      <h2 id="merge-title" className="text-lg">
        {t.title}
      </h2>
      <p className="mt-1 text-sm text-muted">{t.lead}</p>
      <ul className="mt-4 flex max-h-[50dvh] flex-col gap-3 overflow-auto text-sm">
        {report.map(({ id, name, quantity, reason }) => (
          <li key={id} className="flex gap-2">
            <Icon name={reason ? "warning" : "check"} className={reason ? "text-accent-strong" : "text-brand"} />
            <span className="min-w-0">
              <span className="block font-semibold">{name || fill(t.nameless, { id })}</span>
              <span className={reason ? "text-accent-strong" : "text-muted"}>
                {reason ?? fill(t.added, { quantity: groupedNumber(quantity ?? 0) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink href={routes.cart}>{t.cart}</ButtonLink>
        <Button variant="secondary" onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}>
          {t.close}
        </Button>
      </div>
    </dialog>
  );
}

function MergeNote({ report }: { report: Report }) {
  const addedCount = report.filter(({ reason }) => reason === undefined).length;
  const refusals = report.flatMap(({ id, name, reason }) =>
    reason ? [fill(t.refused, { name: name || fill(t.nameless, { id }), reason: reason.replace(/\.$/, "") })] : [],
  );
  return (
    <p role="status" className="text-sm">
      {addedCount > 0 && plural(t.note, addedCount)} {refusals.length > 0 && fill(t.left, { goods: refusals.join("; ") })}{" "}
      <a href={routes.cart} className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline">
        {t.cart}
      </a>
    </p>
  );
}
