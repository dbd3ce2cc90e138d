import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useFieldChecks } from "@/components/ui/use-field-checks";
import { fullInquiry } from "@/lib/inquiry";
import { type KeptFile, keepLongDraft, readLongDraft, type SendResult, sendLong } from "@/lib/inquiry/client";
import { BLANK_LONG, heldQuantity, LongForm, type LongInput, problemOf } from "@/lib/inquiry/form";
import later from "@/messages/later.json";
import type { FormBinding } from "./bound-field";
import { errorText } from "./error-text";
import { leaveFor } from "./leave";
import type { LongEngineProps } from "./long-engine.client";
import type { LongName } from "./long-fields";
import { useTypedMeanwhile } from "./take-over";
import { useAttachments } from "./use-attachments";
import { useMemberEmail } from "./use-member-email";

const FIELDS = Object.keys(LongForm.shape).filter((name): name is LongName => name !== "levels" && name !== "is_agree_brpr");

/** The fields that a person filled in before the script came, not the page itself. */
const freshIn = (typed: Map<string, string>, values: LongInput) =>
  FIELDS.filter((name) => {
    const value = typed.get(name) ?? "";
    return value !== "" && value !== values[name];
  });

/**
 * What the form begins with. What was typed before the script came wins, where it is not what the page itself began with;
 * then what the address asks for; then the draft of this tab.
 */
function startValues(typed: Map<string, string>, values: LongInput, draft: Partial<LongInput> | undefined): LongInput {
  const fresh = freshIn(typed, values);
  const asked = FIELDS.filter((name) => values[name] !== BLANK_LONG[name]);
  return {
    ...BLANK_LONG,
    ...draft,
    ...Object.fromEntries(asked.map((name) => [name, values[name]])),
    ...Object.fromEntries(fresh.map((name) => [name, typed.get(name) ?? ""])),
    levels: values.levels.length > 0 ? values.levels : (draft?.levels ?? []),
    is_agree_brpr: false,
  };
}

/** The long form's state: values with their rules and draft, files, and the way to the gateway. */
export function useLongInquiry({ readTyped, values, about, addresses }: LongEngineProps) {
  const { productId, shopId, rfqId, keyword } = about;
  const [draft] = useState(() => (rfqId ? undefined : readLongDraft(productId)));
  const start = () => startValues(readTyped(), values, draft?.values);
  const [defaultValues] = useState(start);
  const form = useForm<LongInput>({
    defaultValues,
  });
  const { register, getValues, setValue, formState, trigger } = form;
  const errorOf = (name: LongName) => formState.errors[name]?.message;
  const checks = useFieldChecks<LongName>(trigger, (name) => errorOf(name) !== undefined);
  const [state, setState] = useState<SendResult | { kind: "idle" | "sending" }>({ kind: "idle" });
  const isSending = useRef(false);
  const keepDraft = (files: KeptFile[]) => keepLongDraft(productId, { values: getValues(), files });
  const attachments = useAttachments(draft?.files ?? [], keepDraft);
  const { kept } = attachments;

  useTypedMeanwhile(FIELDS, start, form);
  // What was typed before the script came is kept as what is typed from now on.
  const keepTyped = useRef(() => {
    if (freshIn(readTyped(), values).length > 0) keepDraft(kept());
  });
  useEffect(() => keepTyped.current(), []);
  useMemberEmail(form);

  const rule = (name: LongName | "is_agree_brpr") => ({
    validate: (value: string | boolean) => {
      const key = problemOf(LongForm.shape[name], value);
      return key === undefined || errorText(key);
    },
  });
  const handlers = (name: LongName) => ({
    onBlur: () => {
      if (name === "goods_num") setValue(name, heldQuantity(getValues(name)));
      checks(name).onBlur();
    },
    onChange: () => {
      keepDraft(kept());
      checks(name).onChange();
    },
  });
  const fieldRules = (name: LongName) => ({ ...rule(name), ...handlers(name) });
  const binding: FormBinding<LongName> = {
    bind: (name) => register(name, fieldRules(name)),
    error: errorOf,
  };

  const send = form.handleSubmit(async (typed) => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ kind: "sending" });
    const files = kept();
    const context = { attachments: files.map(({ url }) => url), productId, keyword, rfqId };
    const body = fullInquiry(LongForm.parse(typed), context);
    const result = await sendLong({ body, shopId, productId, draft: { values: typed, files } });
    setState(result);
    if (result.kind === "sent") leaveFor(addresses.sent, later.inquiry.toast);
    else isSending.current = false;
  });

  return {
    form,
    rule,
    fieldRules,
    binding,
    attachments,
    state,
    send,
    isBusy: state.kind === "sending" || state.kind === "sent",
    /** Whether every field is right; the first that is not gets the focus. */
    isComplete: () => form.trigger(FIELDS, { shouldFocus: true }),
    clear: () => {
      for (const { key } of attachments.items) attachments.remove(key);
      form.reset(BLANK_LONG);
      keepLongDraft(productId, undefined);
    },
  };
}
export type LongInquiry = ReturnType<typeof useLongInquiry>;
