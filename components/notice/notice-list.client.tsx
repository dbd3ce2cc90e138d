"use client";

import { type ChangeEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { Notice } from "@/lib/contract/notice";
import { fill, plural } from "@/lib/format";
import { ChosenBar, type ChosenCopy } from "./chosen-bar";
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

type Row = { notice: Notice; href: string; when: string };

type Props = {
  groups: Row[][];
  chosenForm: string;
  copy: NoticeCopy & ChosenCopy;
  /** Hidden inputs of the form for the chosen notices, which is hidden while none is chosen, but always shown without scripts. */
  children: ReactNode;
};

const boxes = (within: Element | null) => [...(within?.querySelectorAll<HTMLInputElement>("input[name=id][form]") ?? [])];

/** The box of a group's newest notice, which alone stands outside of `details`, also chooses the folded ones. */
function chooseEarlier({ target }: ChangeEvent<HTMLUListElement>) {
  if (!(target instanceof HTMLInputElement) || target.closest("details")) return;
  for (const box of boxes(target.closest("[data-group]"))) box.checked = target.checked;
}

export function NoticeList({ groups, chosenForm, copy, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState(0);
  const [total, setTotal] = useState(0);
  const readBoxes = () => {
    const all = boxes(list.current);
    setChosen(all.filter(({ checked }) => checked).length);
    setTotal(all.length);
  };
  const chooseAll = (isChosen: boolean) => {
    for (const box of boxes(list.current)) box.checked = isChosen;
    readBoxes();
  };
  // After each render, since browsers restore ticks, and a deletion or its undo takes boxes away or brings them back.
  useEffect(readBoxes);
  const deletion = useUndoable(DELETION);

  const deleteChosen = (event: SubmitEvent<HTMLElement>) => {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.value !== "deleteChosen") return;
    event.preventDefault();
    for (const box of boxes(list.current)) if (box.checked) deletion.begin(box.value);
  };

  return (
    <>
      <ul
        ref={list}
        onChange={(event) => {
          chooseEarlier(event);
          readBoxes();
        }}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface empty:hidden"
      >
        {groups.map((group) => (
          // The oldest notice is the key: it stays when newer ones join the group.
          <Group key={group.at(-1)?.notice.id} rows={group} deletion={deletion} chosenForm={chosenForm} copy={copy} />
        ))}
      </ul>
      <div className={chosen > 0 ? "contents" : "unscripted"} onSubmit={deleteChosen}>
        <ChosenBar id={chosenForm} chosen={chosen} total={total} onChooseAll={chooseAll} copy={copy}>
          {children}
        </ChosenBar>
      </div>
    </>
  );
}

type GroupProps = Pick<Props, "chosenForm" | "copy"> & { rows: Row[]; deletion: ReturnType<typeof useUndoable> };

function Group({ rows, deletion, chosenForm, copy }: GroupProps) {
  const { waiting, removed, failed, begin, undo } = deletion;
  const isWaiting = ({ notice }: Row) => waiting.includes(notice.id);
  const [newest, ...others] = rows.filter(({ notice }) => !removed.includes(notice.id));
  if (!newest) return null;
  // Notices that were deleted together with the newest are shown as one row, whose button brings back all of them.
  const together = isWaiting(newest) ? others.filter(isWaiting) : [];
  const earlier = others.filter((one) => !together.includes(one));

  const renderRow = (row: Row) => {
    const { id, title } = row.notice;
    const deleted = row === newest ? [newest, ...together] : [row];
    if (isWaiting(row))
      return (
        <Deleted
          text={deleted.length > 1 ? plural(copy.deletedSeveral, deleted.length) : fill(copy.deleted, { title })}
          title={title}
          copy={copy}
          onUndo={() => {
            for (const { notice } of deleted) undo(notice.id);
          }}
        />
      );
    return (
      <>
        {failed.includes(id) && (
          <p role="alert" className="bg-accent-soft px-4 py-2 text-sm font-semibold text-accent-strong">
            {fill(copy.failedDelete, { title })}
          </p>
        )}
        <NoticeRow
          {...row}
          chosenForm={chosenForm}
          isNewestOfSeveral={row === newest && earlier.length > 0}
          copy={copy}
          onDelete={(event) => {
            event.preventDefault();
            begin(id);
          }}
        />
      </>
    );
  };

  return (
    <li data-group="">
      {renderRow(newest)}
      {earlier.length > 0 && (
        <Earlier rows={earlier} copy={copy}>
          {earlier.map((one) => (
            <li key={one.notice.id}>{renderRow(one)}</li>
          ))}
        </Earlier>
      )}
    </li>
  );
}

type DeletedProps = { text: string; title: string; copy: NoticeCopy; onUndo: () => void };

function Deleted({ text, title, copy, onUndo }: DeletedProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-2 text-sm text-muted">
      <span role="status" className="min-w-0 [overflow-wrap:anywhere]">
        {text}
      </span>
      <button type="button" ref={takeFocus} onClick={onUndo} className="min-h-11 px-2 font-semibold text-brand underline">
        {copy.undo}
        <span className="sr-only">: {title}</span>
      </button>
    </div>
  );
}

function Earlier({ rows, copy, children }: { rows: Row[]; copy: NoticeCopy; children: ReactNode }) {
  const unread = rows.filter(({ notice }) => !notice.is_read).length;
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 text-sm font-semibold text-brand">
        <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
        {plural(copy.earlier, rows.length)}
        {unread > 0 && <span className="text-muted">· {fill(copy.earlierUnread, { count: unread })}</span>}
      </summary>
      <ul className="divide-y divide-line border-t border-line">{children}</ul>
    </details>
  );
}
