"use client";

import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { controlProps } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import type { Category } from "@/lib/contract/category";
import type { Country } from "@/lib/geo";
import { type ErrorKey, INQUIRY_HANDLER, type LongInput, levelText } from "@/lib/inquiry/form";
import { type LongAbout, subjectFields } from "@/lib/inquiry/subject";
import type { UnitOption } from "@/lib/unit";
import later from "@/messages/later.json";
import { AttachmentField } from "./attachment-field.client";
import { fieldId, LONG_FORM } from "./fields";
import { LevelPicker } from "./level-picker.client";
import { LongFields } from "./long-fields";
import { PolicyLink } from "./policy-link.client";
import { Review, reviewFacts } from "./review";
import { SendStatus } from "./send-status.client";
import { TermChoices } from "./term-choices.client";
import { UnitField } from "./unit-field.client";
import { type LongFormState, useLongInquiry } from "./use-long-inquiry";

const t = later.inquiry;

export type LongFormProps = {
  /** Initial values: from the URL, a product, an inquiry to complete, or a failed post. */
  values: LongInput;
  wrong: Partial<Record<keyof LongInput, ErrorKey>>;
  /** Options of the selects; `countries`: only those in the HTML, since the others are loaded later. */
  choices: { units: UnitOption[]; countries: Country[]; categories: Pick<Category, "id" | "name">[] };
  about: LongAbout;
  hasLines: boolean;
  pictures: string[];
  isGuest: boolean;
  urls: Record<"policy" | "agreement" | "sent", string>;
  teamChoice?: ReactNode;
};

/** Specification 12.1: fill in, review, send. One step without scripts. `data-held`: see HOLD_SUBMITS (lib/inline-scripts.ts). */
export function LongForm(props: LongFormProps) {
  const { values, wrong, about, hasLines, pictures, urls, teamChoice } = props;
  const longForm = useLongInquiry({ values, wrong, about, hasLines, pictures, nextHref: urls.sent });
  const { isReview, isBusy } = longForm;
  const facts = isReview && <ReviewedFacts longForm={longForm} variant={about.variant} hasLines={hasLines} />;
  return (
    <form
      ref={longForm.formRef}
      id={LONG_FORM}
      action={INQUIRY_HANDLER}
      method="post"
      noValidate
      data-held="form"
      onSubmit={longForm.submit}
      aria-busy={isBusy}
      className="flex flex-col gap-5"
    >
      {Object.entries(subjectFields(about)).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <ol
        ref={longForm.stepsRef}
        tabIndex={-1}
        aria-label={t.steps.label}
        className="scripted flex flex-wrap gap-x-4 gap-y-1 text-sm font-semibold text-muted outline-none"
      >
        {[t.steps.fill, t.steps.review].map((step, index) => (
          <li key={step} aria-current={(index === 1) === isReview ? "step" : undefined} className="aria-[current]:text-brand">
            {index + 1}. {step}
          </li>
        ))}
      </ol>
      {teamChoice}
      <div hidden={isReview} className="flex flex-col gap-5 hidden:hidden">
        <Fields {...props} longForm={longForm} />
        <div className="scripted flex flex-col gap-5">
          {!about.rfqId && <p className="text-xs text-muted">{t.draftKept}</p>}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="lg" className="max-sm:w-full">
              {t.review}
              <Icon name="chevron-right" size={18} />
            </Button>
            <Button size="lg" variant="quiet" onClick={longForm.clear} className="max-sm:w-full">
              {t.clear}
            </Button>
          </div>
        </div>
      </div>
      <LastStep isReview={isReview} facts={facts}>
        <Consent urls={urls} longForm={longForm} />
        <div className="flex flex-wrap gap-2">
          <p className="w-full text-sm font-semibold">{t.sendLine}</p>
          <Button type="submit" size="lg" aria-disabled={isBusy} className="max-sm:w-full">
            {isBusy ? t.sending : t.submit}
          </Button>
          <Button size="lg" variant="secondary" onClick={longForm.edit} className="scripted max-sm:w-full">
            {t.edit}
          </Button>
        </div>
      </LastStep>
      <SendStatus state={longForm.state} />
    </form>
  );
}

const focusOn = (element: HTMLElement | null) => element?.focus();

function LastStep({ isReview, facts, children }: { isReview: boolean; facts: ReactNode; children: ReactNode }) {
  return (
    <section
      aria-label={t.reviewTitle}
      className={`flex flex-col gap-5 rounded-block border border-line bg-surface p-5 sm:p-6 ${isReview ? "" : "unscripted"}`}
    >
      {isReview && (
        <div>
          <h2 ref={focusOn} tabIndex={-1} className="text-title outline-none">
            {t.reviewTitle}
          </h2>
          <p className="mt-1 text-sm text-muted">{t.reviewLead}</p>
        </div>
      )}
      {facts}
      {children}
    </section>
  );
}

function Fields({ values, about, hasLines, isGuest, choices, longForm }: LongFormProps & { longForm: LongFormState }) {
  const { form, field, checks, fieldError, attachments } = longForm;
  const { control } = form;
  const unit = useController({ control, name: "goods_unit", rules: checks("goods_unit") });
  const levels = useController({ control, name: "levels" });
  const terms = useController({ control, name: "trade_terms" });
  return (
    <LongFields
      field={field}
      countries={choices.countries}
      callingCode={form.watch("country_code")}
      unit={
        <UnitField
          id={fieldId(LONG_FORM, "goods_unit")}
          field={unit.field}
          error={fieldError("goods_unit")}
          units={choices.units}
        />
      }
      hiddenGoods={hasLines ? values : undefined}
      productName={about.productId && values.goods_name}
      isGuest={isGuest}
      more={longForm.more}
      levels={
        about.productId ? <KnownLevels levels={values.levels} /> : <LevelPicker top={choices.categories} field={levels.field} />
      }
      attachments={
        <>
          <AttachmentField attachments={attachments} />
          <p className="unscripted rounded-control bg-sunken p-3 text-sm">{t.noScriptFiles}</p>
        </>
      }
      terms={<TermChoices field={terms.field} />}
    />
  );
}

const KnownLevels = ({ levels }: Pick<LongInput, "levels">) =>
  levels.map((level, index) => <input key={level.id} type="hidden" name={`level${index + 1}`} value={levelText(level)} />);

type ReviewedProps = Pick<LongFormProps, "hasLines"> & { longForm: LongFormState; variant: string | undefined };

function ReviewedFacts({ longForm, variant, hasLines }: ReviewedProps) {
  const files = longForm.attachments.stored().map(({ name }) => name);
  return <Review facts={reviewFacts(longForm.form.getValues(), { files, variant, hasLines })} />;
}

const LINK = "font-semibold text-brand underline underline-offset-2 hover:text-brand-strong";
const [BEFORE_AGREEMENT, rest = ""] = t.accept.split(t.agreementName);
const [BETWEEN_LINKS, AFTER_POLICY] = rest.split(t.policyName);
const CONSENT = fieldId(LONG_FORM, "consent");

function Consent({ urls, longForm }: Pick<LongFormProps, "urls"> & { longForm: LongFormState }) {
  const { form, fieldError } = longForm;
  const error = fieldError("is_agree_brpr");
  const policy = {
    href: urls.policy,
    label: t.policyName,
    copy: t.policy,
    className: LINK,
    onContinue: () => form.setValue("is_agree_brpr", true, { shouldValidate: true }),
  };
  return (
    <div className="border-t border-line pt-4 text-sm">
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          {...controlProps(CONSENT, { error })}
          className="mt-0.5 size-5 shrink-0 accent-brand"
          {...form.register("is_agree_brpr")}
        />
        <span>
          {BEFORE_AGREEMENT}
          <a href={urls.agreement} target="_blank" rel="noopener" className={LINK}>
            {t.agreementName}
          </a>
          {BETWEEN_LINKS}
          <PolicyLink {...policy} />
          {AFTER_POLICY}
        </span>
      </label>
      {error && (
        <p id={`${CONSENT}-error`} role="alert" className="mt-1 font-semibold text-accent-strong">
          {error}
        </p>
      )}
    </div>
  );
}
