"use client";

import { type ReactNode, useRef } from "react";
import { useController, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { EmailField, type RegisterField, TextField } from "@/components/ui/form-fields";
import { useFieldChecks } from "@/components/ui/use-field-checks";
import { schemaResolver } from "@/lib/form/resolver";
import { useRestoredDraft } from "@/lib/form/use-draft";
import { useUnits } from "@/lib/inquiry/client";
import { readQuoteDraft, saveQuoteDraft } from "@/lib/inquiry/drafts.client";
import { BLANK_QUICK, errorText, INQUIRY_HANDLER, type QuickInput, QuickInquiry, validQuantityText } from "@/lib/inquiry/form";
import { useVisitor } from "@/lib/session/client";
import type { UnitOption } from "@/lib/unit";
import later from "@/messages/later.json";
import { fieldId, QUOTE_FORM } from "./fields";
import { PolicyLink } from "./policy-link.client";
import { SendStatus } from "./send-status.client";
import { UnitField } from "./unit-field.client";
import { useMemberEmail } from "./use-member-email";
import { useSending } from "./use-sending";

const t = later.inquiry;

type QuoteName = keyof QuickInput;

export type QuoteFormProps = {
  commonUnits: UnitOption[];
  urls: { policy: string; sent: string };
};

const FIELD_ORDER = ["name", "quantity", "unit", "email"] as const;

const resolver = schemaResolver(QuickInquiry);

function useQuote(next: string) {
  const form = useForm<QuickInput, unknown, QuickInquiry>({ defaultValues: BLANK_QUICK, resolver, shouldFocusError: false });
  const { register, setValue, getValues, setFocus, formState, trigger, handleSubmit, control } = form;
  const fieldError = (name: QuoteName) => errorText(formState.errors[name]?.message);
  const checks = useFieldChecks<QuoteName>(trigger, (name) => fieldError(name) !== undefined);
  const formRef = useRef<HTMLFormElement>(null);
  const sending = useSending(next);

  useRestoredDraft(readQuoteDraft, BLANK_QUICK, form);
  useMemberEmail(form);

  const handlers = (name: QuoteName) => ({
    ...checks(name),
    onBlur: () => {
      if (name === "quantity") setValue(name, validQuantityText(getValues(name)));
      checks(name).onBlur();
    },
  });
  const field: RegisterField<QuoteName> = (name) => ({
    id: fieldId(QUOTE_FORM, name),
    error: fieldError(name),
    defaultValue: BLANK_QUICK[name],
    ...register(name, handlers(name)),
  });
  const unit = useController({ control, name: "unit", rules: handlers("unit") });

  const send = handleSubmit(
    async () => {
      if (!formRef.current) return;
      saveQuoteDraft(getValues());
      if (await sending.send(formRef.current)) saveQuoteDraft(undefined);
    },
    (errors) => {
      const wrong = FIELD_ORDER.find((name) => errors[name]);
      if (wrong) setFocus(wrong);
    },
  );
  return { formRef, field, unit, unitError: fieldError("unit"), send, state: sending.state };
}

/** Works without scripts. Once hydrated, it validates while typing and sends without leaving the page. */
export function QuoteForm({ commonUnits, urls }: QuoteFormProps) {
  const { formRef, field, unit, unitError, send, state } = useQuote(urls.sent);
  const units = useUnits();
  const isGuest = useVisitor() === undefined;
  const isBusy = state.kind === "sending" || state.kind === "sent";
  return (
    <form
      ref={formRef}
      id={QUOTE_FORM}
      action={INQUIRY_HANDLER}
      method="post"
      noValidate
      onSubmit={send}
      aria-busy={isBusy}
      className="flex flex-col gap-4"
    >
      <QuoteFields
        field={field}
        unit={
          <UnitField
            id={fieldId(QUOTE_FORM, "unit")}
            field={unit.field}
            error={unitError}
            units={units}
            commonUnits={commonUnits}
          />
        }
      />
      {isGuest && <NewsBox />}
      <div className="flex flex-col gap-3 border-t border-line pt-4 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-prose text-xs text-muted">
          <PolicyLink href={urls.policy} label={t.consent} copy={t.policy} />
          <p className="mt-1">
            {t.answers} {isGuest && `${t.disclosureGuest} `}
            {t.disclosure}
          </p>
        </div>
        <Button type="submit" size="lg" aria-disabled={isBusy}>
          {isBusy ? t.sending : t.submit}
        </Button>
      </div>
      <SendStatus state={state} />
    </form>
  );
}

type FieldsProps = { field: RegisterField<QuoteName>; unit: ReactNode };

/** Specification 12.2. The contact label says mobile number but takes an e-mail: as specified. */
function QuoteFields({ field, unit }: FieldsProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-4 lg:grid-cols-[1.4fr_8rem_1fr_1.3fr]">
      <div className="col-span-2 sm:col-span-1">
        <TextField {...field("name")} label={t.name} maxLength={200} autoComplete="off" aria-required />
      </div>
      <TextField {...field("quantity")} label={t.quantity} inputMode="decimal" autoComplete="off" maxLength={15} />
      {unit}
      <div className="col-span-2 sm:col-span-1">
        <EmailField {...field("email")} label={t.contact} hint={t.contactHint} aria-required />
      </div>
    </div>
  );
}

/** Consent to news by e-mail. The HTML has it for everybody, so that hydration moves nothing for guests. */
function NewsBox() {
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      <input type="checkbox" name="accepts_marketing" className="size-5 shrink-0 accent-brand" />
      {t.marketing}
    </label>
  );
}
