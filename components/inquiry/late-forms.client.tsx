"use client";

import { type FormEvent, lazy } from "react";
import { LateForm } from "@/components/ui/late-form";
import { saveField } from "@/lib/inquiry/long-draft";
import type { LongFormProps } from "./long-form.client";
import type { QuoteFormProps } from "./quote-form.client";

// What a form asks and checks with is evaluated before the form, in a task of its own: a key pressed meanwhile is answered in between.
async function loadQuote() {
  await import("@/lib/inquiry/client");
  return (await import("./quote-form.client")).QuoteForm;
}

async function loadLong() {
  await import("@/lib/inquiry/client");
  return (await import("./long-form.client")).LongForm;
}

const DrawnQuote = lazy(async () => ({ default: await loadQuote() }));
const DrawnLong = lazy(async () => ({ default: await loadLong() }));

/** The quotation form (specification 12.2). */
export const QuoteForm = (props: QuoteFormProps) => (
  <LateForm load={loadQuote} props={props}>
    <DrawnQuote {...props} />
  </LateForm>
);

/** The long form (specification 12.1). What is typed before its code is there is kept field by field: the page may be left at once. */
export function LongForm(props: LongFormProps) {
  const { about } = props;
  const keepTyped = ({ target }: FormEvent) => {
    const isText =
      target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
    // Then the form keeps itself.
    const isAlive = isText && !target.form?.dataset.held;
    if (isText && !isAlive && target.type !== "checkbox" && !about.rfqId) saveField(about, target.name, target.value);
  };
  return (
    <div onInput={keepTyped}>
      <LateForm load={loadLong} props={props}>
        <DrawnLong {...props} />
      </LateForm>
    </div>
  );
}
