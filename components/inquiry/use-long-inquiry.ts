import { type FormEvent, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { RegisterField } from "@/components/ui/form-fields";
import { showToast } from "@/components/ui/toast.client";
import { useFieldChecks } from "@/components/ui/use-field-checks";
import { sayFormHydrated } from "@/lib/form/hydration";
import { schemaResolver } from "@/lib/form/resolver";
import { useStoredDraft } from "@/lib/form/use-draft";
import { readLongDraft, type StoredFile, saveLongDraft, withStoredDraft } from "@/lib/inquiry/drafts.client";
import { BLANK_LONG, type ErrorKey, errorText, type LongInput, LongInquiry, TEXT_FIELDS } from "@/lib/inquiry/form";
import { hasMoreValues } from "@/lib/inquiry/more-values";
import type { LongAbout } from "@/lib/inquiry/subject";
import { nextPaint } from "@/lib/next-paint";
import later from "@/messages/later.json";
import { fieldId, LONG_FORM } from "./fields";
import type { LongName } from "./long-fields";
import { type Attachment, useAttachments } from "./use-attachments";
import { useMemberEmail } from "./use-member-email";
import { useReviewStep } from "./use-review-step";
import { useSending } from "./use-sending";

const resolver = schemaResolver(LongInquiry);

type Options = {
  values: LongInput;
  wrong: Partial<Record<keyof LongInput, ErrorKey>>;
  about: LongAbout;
  hasLines: boolean;
  pictures: string[];
  nextHref: string;
};

const toFieldErrors = (wrong: Options["wrong"]) =>
  Object.fromEntries(Object.entries(wrong).map(([name, message]) => [name, { type: "posted", message }]));

function warnOfPendingFile(files: readonly Attachment[]): boolean {
  const hasPending = files.some(({ state }) => state.kind !== "uploaded");
  if (hasPending) showToast({ title: later.inquiry.attachPending, kind: "warning" });
  return hasPending;
}

function clearedValues({ goods_name, goods_num, goods_unit, levels }: LongInput, isAboutGoods: boolean): LongInput {
  return { ...BLANK_LONG, ...(isAboutGoods && { goods_name, goods_num, goods_unit, levels }) };
}

/** State of the long form: values, draft, files, steps, sending. */
export function useLongInquiry({ values, wrong, about, hasLines, pictures, nextHref }: Options) {
  const [errors] = useState(() => toFieldErrors(wrong));
  const { rfqId, files } = about;
  const form = useForm<LongInput, unknown, LongInquiry>({ defaultValues: values, errors, resolver });
  const { register, getValues, formState, trigger, handleSubmit } = form;
  const formRef = useRef<HTMLFormElement>(null);
  const stepsRef = useRef<HTMLOListElement>(null);
  const sending = useSending(nextHref, pictures);
  const fieldError = (name: keyof LongInput) => errorText(formState.errors[name]?.message);
  const checks = useFieldChecks<LongName>(trigger, (name) => fieldError(name) !== undefined);

  // An inquiry that is completed (`rfqId`) has no draft: what it asked for is in the gateway.
  const saveDraft = (typed: LongInput | undefined, storedFiles: StoredFile[]) => {
    if (!rfqId) saveLongDraft(about, typed && { values: typed, files: storedFiles });
  };
  const attachments = useAttachments((stored) => saveDraft(getValues(), stored), files);
  const draft = useStoredDraft(
    {
      read: () => {
        const stored = rfqId ? undefined : readLongDraft(about);
        if (stored) attachments.restore(stored.files);
        return stored && withStoredDraft(values, stored.values, about);
      },
      store: (typed) => saveDraft(typed, attachments.stored()),
    },
    values,
    form,
  );
  useMemberEmail(form);
  useEffect(() => {
    if (formRef.current) sayFormHydrated(formRef.current);
  }, []);

  const field: RegisterField<LongName> = (name) => ({
    id: fieldId(LONG_FORM, name),
    error: fieldError(name),
    defaultValue: values[name],
    ...register(name, checks(name)),
  });

  const send = handleSubmit(async () => {
    if (formRef.current && (await sending.send(formRef.current))) draft.forget();
  });
  const [isToggledOpen, setToggledOpen] = useState<boolean>();
  const hasMore = () => hasMoreValues(getValues(), about);
  const check = async () => {
    if (warnOfPendingFile(attachments.items)) return false;
    // A wrong field can take the focus only if the section of further fields is open.
    if (hasMore()) setToggledOpen(true);
    await nextPaint();
    return trigger(TEXT_FIELDS, { shouldFocus: true });
  };
  const { isReview, review, edit } = useReviewStep(check, () => {
    void nextPaint().then(() => stepsRef.current?.focus());
  });
  return {
    formRef,
    stepsRef,
    more: { isOpen: isToggledOpen ?? hasMore(), onToggle: setToggledOpen },
    form,
    field,
    checks,
    fieldError,
    attachments,
    isReview,
    state: sending.state,
    isBusy: sending.state.kind === "sending" || sending.state.kind === "sent",
    submit: (event: FormEvent) => {
      if (isReview) return send(event);
      event.preventDefault();
      return review();
    },
    edit,
    clear: () => {
      attachments.clear();
      form.reset(clearedValues(values, hasLines || about.productId !== undefined));
      draft.forget();
    },
  };
}
export type LongFormState = ReturnType<typeof useLongInquiry>;
