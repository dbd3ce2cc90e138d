"use client";

import { type FormEvent, lazy } from "react";
import { LateForm } from "@/components/ui/late-form.client";
import { saveField } from "@/lib/inquiry/long-draft";
import type { LongFormProps } from "./long-form.client";
import type { QuoteFormProps } from "./quote-form.client";

// Dependencies are evaluated in a separate task, so that input in between is handled.
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

/** Specification 12.2. */
export const LateQuoteForm = (props: QuoteFormProps) => (
  <LateForm load={loadQuote} props={props}>
    <DrawnQuote {...props} />
  </LateForm>
);

/** Specification 12.1. Saves fields typed before hydration. */
export function LateLongForm(props: LongFormProps) {
  const { about } = props;
  const keepTyped = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement))
      return;
    // `data-held` goes at hydration; then the form saves its own draft.
    const isHydrated = !target.form?.dataset.held;
    if (!isHydrated && target.type !== "checkbox" && !about.rfqId) saveField(about, target.name, target.value);
  };
  return (
    <div onInput={keepTyped}>
      <LateForm load={loadLong} props={props}>
        <DrawnLong {...props} />
      </LateForm>
    </div>
  );
}
