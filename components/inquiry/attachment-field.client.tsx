"use client";

import { useLayoutEffect, useRef } from "react";
import { FileButton } from "@/components/ui/file-button";
import { Icon } from "@/components/ui/icon";
import { UPLOAD_ACCEPT } from "@/lib/contract/upload-types";
import { fileSize, fill } from "@/lib/format";
import later from "@/messages/later.json";
import { fieldId, LONG_FORM } from "./fields";
import { type Attachment, type Attachments, FILES_MAX } from "./use-attachments";

const t = later.inquiry;

const id = fieldId(LONG_FORM, "files");

export function AttachmentField({ attachments }: { attachments: Attachments }) {
  const input = useRef<HTMLInputElement>(null);
  const { items, refused, add } = attachments;

  const addChosen = (chooser: HTMLInputElement) => {
    void add([...(chooser.files ?? [])]);
    // Without this the same file could not be chosen again.
    chooser.value = "";
  };
  const addChosenBeforeHydration = useRef(() => {
    if (input.current?.files?.length) addChosen(input.current);
  });
  useLayoutEffect(() => addChosenBeforeHydration.current(), []);

  return (
    <section
      aria-label={t.attachments}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void add([...event.dataTransfer.files]);
      }}
      className="scripted flex flex-col gap-2 rounded-control border border-dashed border-line-strong p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm font-semibold">
            {t.attachments} <span className="font-normal text-muted">{t.optional}</span>
          </p>
          <p id={`${id}-hint`} className="text-xs text-muted">
            {fill(t.attachmentsHint, { most: FILES_MAX })}
          </p>
        </div>
        <FileButton
          ref={input}
          id={id}
          caption={t.attach}
          multiple
          accept={UPLOAD_ACCEPT}
          aria-label={t.attachments}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => addChosen(currentTarget)}
        />
      </div>
      {refused.length > 0 && (
        <ul role="alert" className="text-sm font-semibold text-accent-strong">
          {refused.map(({ name, problem }) => (
            <li key={name}>{fill(t.attachErrors[problem], { name, most: FILES_MAX })}</li>
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <ul aria-label={t.attachmentList} className="flex flex-col divide-y divide-line">
          {items.map((item) => (
            <Item key={item.key} item={item} attachments={attachments} />
          ))}
        </ul>
      )}
    </section>
  );
}

type ItemProps = { item: Attachment; attachments: Attachments };

function Item({ item: { key, name, size, file, state }, attachments }: ItemProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2 text-sm">
      <span className="min-w-0 flex-1 truncate">
        {name} {size > 0 && <span className="text-xs text-muted">{fileSize(size)}</span>}
      </span>
      {state.kind === "sending" && (
        <progress
          value={state.share}
          aria-label={fill(t.uploading, { name, percent: Math.round(state.share * 100) })}
          className="h-2 w-24 accent-brand"
        />
      )}
      {state.kind === "uploaded" && <input type="hidden" name="attachments" value={state.url} />}
      {state.kind === "uploaded" && (
        <span role="status" className="flex items-center gap-1 text-xs font-semibold text-brand">
          <Icon name="check" size={16} />
          {t.uploaded}
        </span>
      )}
      <button
        type="button"
        onClick={() => attachments.remove(key)}
        aria-label={fill(t.remove, { name })}
        className="flex size-11 items-center justify-center rounded-control hover:bg-accent-soft hover:text-accent-strong"
      >
        <Icon name="trash" size={18} />
      </button>
      {state.kind === "failed" && file && (
        <p role="alert" className="w-full font-semibold text-accent-strong">
          {state.text || fill(t.attachErrors.failed, { name })}{" "}
          <button type="button" onClick={() => attachments.retry(key, file)} className="min-h-9 underline">
            {fill(t.attachErrors.again, { name })}
          </button>
        </p>
      )}
    </li>
  );
}
