"use client";

import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { controlProps, FIELD_LOOK, Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Problem } from "@/components/ui/problem";
import { SelectBox } from "@/components/ui/select-box";
import { parseAmount } from "@/lib/amount";
import { UPLOAD_ACCEPT } from "@/lib/contract/upload-types";
import { fill, money, wordFor } from "@/lib/format";
import type { VoucherInput } from "@/lib/payment/voucher";
import type { ChosenFile } from "@/lib/payment/voucher-draft.client";
import type { text } from "@/lib/text";
import { useVoucher } from "./use-voucher";

type Copy = (typeof text)["order"]["voucher"];
type Props = {
  copy: Copy;
  orderNo: string;
  total: number;
  /** In Bogotá, `2026-11-27`. */
  today: string;
  currencies: { value: string; label: string }[];
  nextHref: string;
};

const INPUT = `${FIELD_LOOK} h-11`;

const FIRST_WRONG = "[data-wrong] button, [aria-invalid=true]";

const isOtherAmount = ({ amount, currency }: Record<string, unknown>, total: number) =>
  currency !== "USD" || (parseAmount(String(amount)) ?? total) !== total;

const isFileInput = (target: EventTarget) => target instanceof HTMLInputElement && target.type === "file";

/** Needs scripts, since the file is uploaded separately. */
export function VoucherForm({ copy: t, orderNo, total, today, currencies, nextHref }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { file, state, errors, restored, saveDraft, choose, submit } = useVoucher(orderNo, {
    onSent: () => window.location.assign(nextHref),
    onWrong: () => form.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus(),
  });
  const initial = {
    amount: restored?.amount ?? total.toFixed(2).replace(".", ","),
    currency: restored?.currency ?? "USD",
  };
  const [isTypedAmountOther, setTypedAmountOther] = useState<boolean>();
  const isAmountOther = isTypedAmountOther ?? isOtherAmount(initial, total);
  const id = useId();
  const field = (name: keyof VoucherInput, label: string) => {
    const error = errors[name] && wordFor(t.errors, errors[name]);
    const fieldId = `${id}-${name}`;
    return { frame: { id: fieldId, label, error }, control: { name, ...controlProps(fieldId, { hint: undefined, error }) } };
  };
  const [amount, currency, invoice, day] = [
    field("amount", t.amount),
    field("currency", t.currency),
    field("invoice_no", t.invoice),
    field("paid_at", t.paidAt),
  ];
  return (
    <form
      ref={form}
      // A new form for a draft: `defaultValue` is read once.
      key={restored ? "restored" : "fresh"}
      noValidate
      onInput={({ target, currentTarget }) => isFileInput(target) || saveDraft(new FormData(currentTarget))}
      onChange={({ currentTarget }) => setTypedAmountOther(isOtherAmount(Object.fromEntries(new FormData(currentTarget)), total))}
      aria-busy={state.kind === "sending"}
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
      className="flex flex-col gap-4"
    >
      {restored && <p className="text-sm font-semibold text-brand">{t.restored}</p>}
      <FileBox
        id={id}
        file={file}
        error={fileError(file, errors.voucher_url !== undefined, t.errors)}
        onChoose={choose}
        copy={t}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...amount.frame}>
          <input {...amount.control} inputMode="decimal" autoComplete="off" defaultValue={initial.amount} className={INPUT} />
          <p role="status" className="rounded-control bg-gold-soft px-4 text-sm not-empty:py-3 empty:sr-only">
            {isAmountOther && fill(t.otherAmount, { total: money(total) })}
          </p>
        </Field>
        <Field {...currency.frame}>
          <SelectBox {...currency.control} defaultValue={initial.currency}>
            {currencies.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectBox>
        </Field>
        <Field {...day.frame}>
          <input {...day.control} type="date" defaultValue={restored?.paid_at ?? today} max={today} className={INPUT} />
        </Field>
        <Field {...invoice.frame} optional={t.optional}>
          <input {...invoice.control} defaultValue={restored?.invoice_no} maxLength={60} autoComplete="off" className={INPUT} />
        </Field>
      </div>
      {state.kind === "failed" && <Problem>{state.text || t.unreachable}</Problem>}
      <Button type="submit" size="lg" aria-disabled={state.kind === "sending"} className="w-full sm:w-fit">
        {state.kind === "sending" ? t.sending : t.send}
      </Button>
    </form>
  );
}

/** `isRequired`: the form was sent without an uploaded file. */
export function fileError(file: ChosenFile, isRequired: boolean, texts: Copy["errors"]): string | undefined {
  if (file.kind === "wrong") return file.text || texts[file.problem];
  if (!isRequired || file.kind === "uploaded") return undefined;
  return file.kind === "sending" ? texts.unfinished : texts.file;
}

type FileProps = Pick<Props, "copy"> & {
  id: string;
  file: ChosenFile;
  error: string | undefined;
  onChoose: (chosen: File | undefined) => void;
};

/** Button, progress and result of the upload. The button opens the file input, so the keyboard skips the input itself. */
function FileBox({ id, file, error, onChoose, copy: t }: FileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      data-wrong={error ? "" : undefined}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-dashed p-4 ${error ? "border-accent bg-accent-soft" : "border-line-strong"}`}
    >
      <Button
        variant="secondary"
        onClick={() => input.current?.click()}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      >
        {file.kind === "uploaded" ? t.replace : t.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept={UPLOAD_ACCEPT}
        aria-label={t.file}
        aria-invalid={error ? true : undefined}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0]);
          // Allows choosing the same file again.
          currentTarget.value = "";
        }}
      />
      <p id={`${id}-hint`} className="text-xs text-muted">
        {t.fileHint}
      </p>
      {file.kind === "sending" && (
        <progress
          value={file.share}
          aria-label={fill(t.uploading, { name: file.name, percent: Math.round(file.share * 100) })}
          className="h-2 w-full accent-brand"
        />
      )}
      {file.kind === "uploaded" && (
        <p role="status" className="w-full min-w-0 text-sm font-semibold text-brand [overflow-wrap:anywhere]">
          <span className="flex items-center gap-2">
            <Icon name="check" size={16} />
            {t.uploaded}
          </span>
          {file.name}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="w-full text-sm font-semibold text-accent-strong">
          {error}
        </p>
      )}
    </div>
  );
}
