"use client";

import { useRef, useState } from "react";
import { useController, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox.client";
import { controlProps, Field } from "@/components/ui/field";
import { useFieldChecks } from "@/components/ui/use-field-checks";
import { readQuoteDraft, type SendResult, sendQuote, useUnits } from "@/lib/inquiry/client";
import { BLANK_QUOTE, heldQuantity, problemOf, QuoteForm, type QuoteInput } from "@/lib/inquiry/form";
import { useVisitor } from "@/lib/session/client";
import later from "@/messages/later.json";
import { type FormBinding, fieldId } from "./bound-field";
import { errorText } from "./error-text";
import { leaveFor } from "./leave";
import { NewsBox } from "./news-box";
import { PolicyLink } from "./policy-link.client";
import { QUOTE_FORM, QuoteFields, type QuoteName } from "./quote-fields";
import { SendStatus } from "./send-status.client";
import { type ReadTyped, useTypedMeanwhile } from "./take-over";
import { useMemberEmail } from "./use-member-email";

const t = later.inquiry;

export type QuoteEngineProps = {
  readTyped: ReadTyped;
  addresses: { policy: string; sent: string };
};

/** The fields in the order in which they are read. */
const ORDER = ["name", "quantity", "unit", "email"] as const;

/** What the form begins with: what was typed before the script came, else what this tab remembers (specification 12.5). */
function startValues(typed: Map<string, string>): QuoteInput {
  const draft = readQuoteDraft();
  const start = (name: QuoteName) => typed.get(name) || draft?.[name] || BLANK_QUOTE[name];
  return { name: start("name"), quantity: start("quantity"), unit: start("unit"), email: start("email") };
}

/** The form with its rules; validates, registers, posts, and leads to the page after it (specification 12.4). */
function useQuote({ readTyped, addresses }: QuoteEngineProps) {
  const start = () => startValues(readTyped());
  const [defaultValues] = useState(start);
  const form = useForm<QuoteInput>({
    shouldFocusError: false,
    defaultValues,
  });
  const { register, setValue, getValues, setFocus, formState, trigger } = form;
  const errorOf = (name: QuoteName) => formState.errors[name]?.message;
  const checks = useFieldChecks<QuoteName>(trigger, (name) => errorOf(name) !== undefined);
  const [state, setState] = useState<SendResult | { kind: "idle" | "sending" }>({ kind: "idle" });
  const [wantsNews, setWantsNews] = useState(() => readTyped().has("accepts_marketing"));
  const isBusy = useRef(false);

  useTypedMeanwhile(ORDER, start, form);
  useMemberEmail(form);

  const rule = (name: QuoteName) => ({
    validate: (value: string) => {
      const key = problemOf(QuoteForm.shape[name], value);
      return key === undefined || errorText(key);
    },
  });
  const handlers = (name: QuoteName) => ({
    ...checks(name),
    onBlur: () => {
      if (name === "quantity") setValue(name, heldQuantity(getValues(name)));
      checks(name).onBlur();
    },
  });
  const binding: FormBinding<QuoteName> = {
    bind: (name) => register(name, { ...rule(name), ...handlers(name) }),
    error: errorOf,
  };

  const send = form.handleSubmit(
    async (typed) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setState({ kind: "sending" });
      const result = await sendQuote(QuoteForm.parse(typed), typed, wantsNews);
      setState(result);
      if (result.kind === "sent") leaveFor(addresses.sent, t.toast);
      else isBusy.current = false;
    },
    (errors) => {
      const wrong = ORDER.find((name) => errors[name]);
      if (wrong) setFocus(wrong);
    },
  );
  const unit = useController({ control: form.control, name: "unit", rules: { ...rule("unit"), ...handlers("unit") } });
  return { binding, unit, send, state, wantsNews, setWantsNews };
}

/** The quotation form once its code is there; drawn like the plain one, with a searchable list of units. */
export function QuoteEngine(props: QuoteEngineProps) {
  const { addresses } = props;
  const { binding, unit, send, state, wantsNews, setWantsNews } = useQuote(props);
  const units = useUnits();
  const isGuest = useVisitor() === undefined;
  const isBusy = state.kind === "sending" || state.kind === "sent";
  const unitId = fieldId(QUOTE_FORM, "unit");
  const error = binding.error("unit");
  return (
    <form noValidate onSubmit={send} aria-busy={isBusy} className="flex flex-col gap-4">
      <QuoteFields
        form={binding}
        unit={
          <Field id={unitId} label={t.unit} error={error}>
            <Combobox
              valueLang="en"
              control={controlProps(unitId, { error })}
              choices={units}
              value={unit.field.value}
              onChange={unit.field.onChange}
              onBlur={unit.field.onBlur}
              inputRef={unit.field.ref}
              words={{ placeholder: t.unitChoose, none: t.unitNone, open: t.unitOpen }}
            />
          </Field>
        }
      />
      {isGuest && <NewsBox checked={wantsNews} onChange={({ currentTarget }) => setWantsNews(currentTarget.checked)} />}
      <div className="flex flex-col gap-3 border-t border-line pt-4 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-prose text-xs text-muted">
          <PolicyLink href={addresses.policy} label={t.consent} words={t.policy} />
          <p className="mt-1">{t.disclosure}</p>
        </div>
        <Button type="submit" size="lg" aria-disabled={isBusy}>
          {isBusy ? t.sending : t.submit}
        </Button>
      </div>
      <SendStatus state={state} />
    </form>
  );
}
