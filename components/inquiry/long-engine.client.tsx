"use client";

import { useEffect, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { CallingCodes } from "@/components/geo/calling-codes.client";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox.client";
import { controlProps, Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { drawn } from "@/lib/drawn";
import type { LongInput } from "@/lib/inquiry/form";
import later from "@/messages/later.json";
import { AttachmentField } from "./attachment-field.client";
import { fieldId } from "./bound-field";
import { LevelPicker } from "./level-picker.client";
import { LONG_FORM, LongFields } from "./long-fields";
import type { LongAbout, LongData } from "./long-form";
import { PolicyLink } from "./policy-link.client";
import { Review, reviewLines } from "./review";
import { SendStatus } from "./send-status.client";
import type { ReadTyped } from "./take-over";
import { type LongInquiry, useLongInquiry } from "./use-long-inquiry";

const t = later.inquiry;

export type LongEngineProps = {
  readTyped: ReadTyped;
  /** What the page began with. */
  values: LongInput;
  data: LongData;
  about: LongAbout;
  addresses: { policy: string; sent: string };
};

/** The long form once its code is there: fill in, read once more, send. */
export function LongEngine(props: LongEngineProps) {
  const inquiry = useLongInquiry(props);
  const [isReview, setReview] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isReview) title.current?.focus();
  }, [isReview]);

  const review = async () => {
    await drawn();
    setReview(await inquiry.isComplete());
  };
  return (
    <form noValidate onSubmit={inquiry.send} aria-busy={inquiry.isBusy} className="flex flex-col gap-5">
      <ol aria-label={t.steps.label} className="flex flex-wrap gap-x-6 gap-y-1 text-sm font-semibold text-muted">
        {[t.steps.fill, t.steps.review].map((step, index) => (
          <li key={step} aria-current={(index === 1) === isReview ? "step" : undefined} className="aria-[current]:text-brand">
            {index + 1}. {step}
          </li>
        ))}
      </ol>
      <div hidden={isReview} className="flex flex-col gap-5 hidden:hidden">
        <Fields {...props} inquiry={inquiry} />
        <p className="text-xs text-muted">{t.draftKept}</p>
        <div className="flex flex-wrap gap-2">
          <Button size="lg" onClick={review}>
            {t.review}
            <Icon name="chevron-right" size={18} />
          </Button>
          <Button size="lg" look="quiet" onClick={inquiry.clear}>
            {t.clear}
          </Button>
        </div>
      </div>
      {isReview && (
        <section
          aria-labelledby="revision"
          className="flex flex-col gap-5 rounded-block border border-line bg-surface p-5 sm:p-6"
        >
          <h2 id="revision" ref={title} tabIndex={-1} className="text-title outline-none">
            {t.reviewTitle}
          </h2>
          <Lines {...props} inquiry={inquiry} />
          <Consent {...props} inquiry={inquiry} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="lg" aria-disabled={inquiry.isBusy}>
              {inquiry.isBusy ? t.sending : t.submit}
            </Button>
            <Button size="lg" look="secondary" onClick={() => setReview(false)}>
              {t.edit}
            </Button>
          </div>
        </section>
      )}
      <SendStatus state={inquiry.state} />
    </form>
  );
}

type PartProps = LongEngineProps & { inquiry: LongInquiry };

function Fields({ inquiry, data }: PartProps) {
  const { binding, form, fieldRules, attachments } = inquiry;
  const unit = useController({ control: form.control, name: "goods_unit", rules: fieldRules("goods_unit") });
  const levels = useController({ control: form.control, name: "levels" });
  const id = fieldId(LONG_FORM, "goods_unit");
  const error = binding.error("goods_unit");
  return (
    <LongFields
      form={binding}
      callingCodes={<CallingCodes near={data.countries} chosen={form.getValues("country_code")} />}
      unit={
        <Field id={id} label={t.unit} error={error}>
          <Combobox
            valueLang="en"
            control={controlProps(id, { error })}
            choices={data.units}
            value={unit.field.value}
            onChange={unit.field.onChange}
            onBlur={unit.field.onBlur}
            inputRef={unit.field.ref}
            words={{ placeholder: t.unitChoose, none: t.unitNone, open: t.unitOpen }}
          />
        </Field>
      }
      levels={<LevelPicker top={data.categories} value={levels.field.value} onChange={levels.field.onChange} />}
      attachments={<AttachmentField attachments={attachments} />}
    />
  );
}

function Lines({ inquiry }: PartProps) {
  const values = inquiry.form.getValues();
  const files = inquiry.attachments.kept().map(({ name }) => name);
  return <Review lines={reviewLines(values, files)} />;
}

function Consent({ inquiry, addresses }: PartProps) {
  const { form, rule } = inquiry;
  const error = form.formState.errors.is_agree_brpr?.message;
  return (
    <div className="border-t border-line pt-4 text-sm">
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && "consentimiento-error"}
          className="mt-0.5 size-5 shrink-0 accent-brand"
          {...form.register("is_agree_brpr", rule("is_agree_brpr"))}
        />
        {t.accept}
      </label>
      {error && (
        <p id="consentimiento-error" role="alert" className="mt-1 font-semibold text-accent-strong">
          {error}
        </p>
      )}
      <div className="mt-2">
        <PolicyLink
          href={addresses.policy}
          label={t.readPolicy}
          words={t.policy}
          onContinue={() => form.setValue("is_agree_brpr", true, { shouldValidate: true })}
        />
      </div>
    </div>
  );
}
