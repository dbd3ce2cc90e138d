"use client";

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Notice } from "@/lib/contract/notice";
import { fill } from "@/lib/format";
import { type NoticeCopy, NoticeRow } from "./notice-row.client";
import { useUndoable } from "./use-undoable";

const DELETION = {
  async remove(id: string) {
    const calls = await import("@/lib/notice/client").catch((error: unknown) => console.warn("not deleted:", error));
    return calls ? calls.deleteNotice(id) : false;
  },
  removeOnLeaving(id: string) {
    navigator.sendBeacon("/api/notice", new URLSearchParams({ intent: "delete", id }));
  },
};

// The undo button replaces the button that had the focus.
const takeFocus = (button: HTMLElement | null) => button?.focus();

type Props = {
  notices: { notice: Notice; href: string; when: string }[];
  chosenForm: string;
  copy: NoticeCopy;
  /** Actions for the chosen messages; hidden while none is chosen, but always shown without scripts. */
  children: ReactNode;
};

export function NoticeList({ notices, chosenForm, copy, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [hasChosen, setHasChosen] = useState(false);
  const readBoxes = () => setHasChosen(list.current?.querySelector("input:checked") !== null);
  const readRestoredBoxes = useEffectEvent(readBoxes);
  useEffect(() => readRestoredBoxes(), []);
  const { waiting, removed, failed, begin, undo } = useUndoable(DELETION);
  return (
    <>
      <ul
        ref={list}
        onChange={readBoxes}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface empty:hidden"
      >
        {notices.map(({ notice, href, when }) => {
          const { id, title } = notice;
          if (removed.includes(id)) return null;
          if (waiting.includes(id))
            return (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-2 text-sm text-muted">
                <span role="status" className="min-w-0 [overflow-wrap:anywhere]">
                  {fill(copy.deleted, { title })}
                </span>
                <button
                  type="button"
                  ref={takeFocus}
                  onClick={() => undo(id)}
                  className="min-h-11 px-2 font-semibold text-brand underline"
                >
                  {copy.undo}
                  <span className="sr-only">: {title}</span>
                </button>
              </li>
            );
          return (
            <li key={id}>
              {failed.includes(id) && (
                <p role="alert" className="bg-accent-soft px-4 py-2 text-sm font-semibold text-accent-strong">
                  {fill(copy.failedDelete, { title })}
                </p>
              )}
              <NoticeRow
                notice={notice}
                when={when}
                href={href}
                chosenForm={chosenForm}
                copy={copy}
                onDelete={(event) => {
                  event.preventDefault();
                  begin(id);
                }}
              />
            </li>
          );
        })}
      </ul>
      <div className={hasChosen ? "contents" : "unscripted"}>{children}</div>
    </>
  );
}
