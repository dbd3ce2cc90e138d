"use client";

import { type FormEvent, lazy } from "react";
import { LateForm } from "@/components/ui/late-form.client";
import { saveField } from "@/lib/inquiry/long-draft";
import type { LongFormProps } from "./long-form.client";
import type { QuoteFormProps } from "./quote-form.client";

// The first import loads what both forms share, mostly zod. Two imports are two shorter tasks, between which the browser handles input.
async function loadQuote() {
  await import("@/lib/inquiry/drafts.client");
  return (await import("./quote-form.client")).QuoteForm;
}

async function loadLong() {
  await import("@/lib/inquiry/drafts.client");
  return (await import("./long-form.client")).LongForm;
}

const LazyQuoteForm = lazy(async () => ({ default: await loadQuote() }));
const LazyLongForm = lazy(async () => ({ default: await loadLong() }));

export const LateQuoteForm = (props: QuoteFormProps) => (
  <LateForm load={loadQuote} props={props}>
    <LazyQuoteForm {...props} />
  </LateForm>
);

/** The form of specification 12.1. Saves what is typed before it is hydrated. */
export function LateLongForm(props: LongFormProps) {
  const { about } = props;
  const saveTyped = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement))
      return;
    // Hydration removes `data-held`; from then on the form saves its draft itself.
    const isHydrated = !target.form?.dataset.held;
    if (!isHydrated && target.type !== "checkbox" && !about.rfqId) saveField(about, target.name, target.value);
  };
  return (
    <div onInput={saveTyped}>
      <LateForm load={loadLong} props={props}>
        <LazyLongForm {...props} />
      </LateForm>
    </div>
  );
}
