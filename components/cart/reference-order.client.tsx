"use client";

import { type DragEvent, type RefCallback, useCallback, useId, useRef, useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lookUpReferences } from "@/lib/cart/look-up-references.client";
import { type MisreadLine, PASTED_TEXT_MAX, parseReferences } from "@/lib/cart/parse-references";
import { readReferenceText, saveReferenceText } from "@/lib/cart/reference-draft";
import { FILE_MAX, fileText } from "@/lib/cart/reference-file";
import { type ReferenceLine, withQuantity } from "@/lib/cart/reference-lines";
import { fill, plural } from "@/lib/format";
import type { ReferenceCopy } from "./copy";
import { notifyFailure } from "./notify";
import { ReferenceLines } from "./reference-lines.client";

type Answer = { lines: ReferenceLine[]; misread: MisreadLine[]; leftOut: number; isCut: boolean };

const MISREAD_SHOWN = 20;

/** Order by references: what is pasted is parsed in the browser and looked up at the gateway. */
export function ReferenceOrder({ copy }: { copy: ReferenceCopy }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [answer, setAnswer] = useState<Answer>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const lastLookUp = useRef(0);
  const attach = useCallback((element: HTMLTextAreaElement | null) => {
    field.current = element;
    // Text pasted before hydration wins over the stored text.
    if (element?.value) saveReferenceText(element.value);
    else if (element) element.value = readReferenceText();
  }, []);

  const lookUp = async (typed: string) => {
    const { lines: parsed, ...rest } = parseReferences(typed);
    lastLookUp.current += 1;
    const thisLookUp = lastLookUp.current;
    setProblem(parsed.length === 0 ? copy.nothing : undefined);
    setBusy(true);
    try {
      const answer = await lookUpReferences(parsed);
      if (thisLookUp === lastLookUp.current) setAnswer({ ...rest, ...answer });
    } catch (error) {
      if (thisLookUp !== lastLookUp.current) return;
      notifyFailure(copy.failed, error);
      setProblem(copy.failed);
    } finally {
      if (thisLookUp === lastLookUp.current) setBusy(false);
    }
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > FILE_MAX) return setProblem(copy.fileProblems.size);
    const read = fileText(new Uint8Array(await file.arrayBuffer()));
    if ("problem" in read) return setProblem(copy.fileProblems[read.problem]);
    const text = read.text.slice(0, PASTED_TEXT_MAX);
    if (field.current) field.current.value = text;
    saveReferenceText(text);
    // The whole text, so that the answer says that it was cut.
    await lookUp(read.text);
  };
  return (
    <>
      <Entry
        copy={copy}
        field={attach}
        isBusy={isBusy}
        onFile={(file) => void readFile(file).catch(() => setProblem(copy.fileProblems.unreadable))}
        onRead={() => void lookUp(field.current?.value ?? "")}
      />
      <div aria-live="polite" className="flex flex-col gap-2 text-sm empty:sr-only">
        {problem && <p className="text-accent-strong">{problem}</p>}
        {answer && answer.lines.length > 0 && <p className="font-semibold">{plural(copy.read, answer.lines.length)}</p>}
        {answer && answer.leftOut > 0 && <p className="text-accent-strong">{plural(copy.left, answer.leftOut)}</p>}
        {answer?.isCut && <p className="text-accent-strong">{copy.cut}</p>}
      </div>
      {answer && answer.misread.length > 0 && <Misreads misread={answer.misread} copy={copy} />}
      {answer && answer.lines.length > 0 && (
        <ReferenceLines
          lines={answer.lines}
          copy={copy}
          onMend={(line, quantity) =>
            setAnswer({ ...answer, lines: answer.lines.map((one) => (one === line ? withQuantity(one, quantity) : one)) })
          }
        />
      )}
    </>
  );
}

type EntryProps = {
  copy: ReferenceCopy;
  field: RefCallback<HTMLTextAreaElement>;
  isBusy: boolean;
  onFile: (file: File | undefined) => void;
  onRead: () => void;
};

function Entry({ copy, field, isBusy, onFile, onRead }: EntryProps) {
  const id = useId();
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    // Dropped text is inserted by the browser.
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  return (
    <div className="scripted flex flex-col gap-2 rounded-block border border-line bg-surface p-4 sm:p-5">
      <label htmlFor={id} className="text-sm font-semibold">
        {copy.label}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={8}
        spellCheck={false}
        placeholder={copy.placeholder}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => saveReferenceText(target.value)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="w-full rounded-control border border-line-strong bg-surface p-3 font-mono text-sm"
      />
      <p id={`${id}-hint`} className="text-xs text-muted">
        {copy.hint} <span className="max-sm:hidden">{copy.drop}</span>
      </p>
      <div className="flex flex-wrap items-center gap-3 max-sm:[&>*]:w-full">
        <Button onClick={onRead} aria-disabled={isBusy}>
          {isBusy ? copy.reading : copy.apply}
        </Button>
        <label
          className={`${buttonClass({ variant: "secondary" })} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand`}
        >
          {copy.file}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/*"
            onChange={({ target }) => {
              onFile(target.files?.[0]);
              target.value = "";
            }}
            className="sr-only"
          />
        </label>
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(copy.sampleFile)}`}
          download="referencias.csv"
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-brand hover:underline"
        >
          <Icon name="download" size={18} />
          {copy.sample}
        </a>
      </div>
    </div>
  );
}

function Misreads({ misread, copy }: { misread: MisreadLine[]; copy: ReferenceCopy }) {
  return (
    <section aria-label={copy.misread} className="rounded-block border border-line bg-surface p-4 text-sm">
      <h2 className="text-base">{copy.misread}</h2>
      <ul className="mt-2">
        {misread.slice(0, MISREAD_SHOWN).map(({ line, text, problem }) => (
          <li key={line} className="break-words border-t border-line py-2">
            {fill(copy.misreadLine, { line, text })} <span className="text-accent-strong">{copy.problems[problem]}</span>
          </li>
        ))}
      </ul>
      {misread.length > MISREAD_SHOWN && (
        <p className="mt-2 text-muted">{plural(copy.misreadMore, misread.length - MISREAD_SHOWN)}</p>
      )}
    </section>
  );
}
