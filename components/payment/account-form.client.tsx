"use client";

import { type ComponentProps, type FormEvent, type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { CheckField } from "@/components/ui/check-field";
import { controlProps, FIELD_LOOK, Field } from "@/components/ui/field";
import { Flash } from "@/components/ui/flash";
import { Problem } from "@/components/ui/problem";
import { SelectBox } from "@/components/ui/select-box";
import { useFieldChecks } from "@/components/ui/use-field-checks";
import { lazyResolver } from "@/lib/form/resolver";
import { useDraft } from "@/lib/form/use-draft";
import { fill, wordFor } from "@/lib/format";
import type { AccountInput, SavedAccount } from "@/lib/payment/form";
import type { text } from "@/lib/text";
import { useSingleRun } from "@/lib/use-single-run";

type Choice = { value: string; label: string };
type Copy = Pick<
  typeof text.payment,
  "form" | "errors" | "banks" | "holder" | "bank" | "country" | "currency" | "number" | "swift"
>;
type Props = {
  copy: Copy;
  initial: AccountInput;
  edited?: { id: string; masked: string };
  countries: Choice[];
  currencies: Choice[];
  urls: { post: string; next: string };
  cancel: ReactNode;
  hidden?: ReactNode;
};
type State = { kind: "idle" } | { kind: "saving" } | { kind: "failed"; text: string };

const newAccountResolver = lazyResolver(async () => (await import("@/lib/payment/form")).NewAccountForm);
const changedAccountResolver = lazyResolver(async () => (await import("@/lib/payment/form")).AccountForm);

const BANKS_ID = "bank-names";
const INPUT = `${FIELD_LOOK} h-11`;

function useAccountForm({ initial, edited, urls }: Props) {
  const form = useForm<AccountInput, unknown, SavedAccount>({
    defaultValues: initial,
    resolver: edited ? changedAccountResolver : newAccountResolver,
  });
  const checks = useFieldChecks<keyof AccountInput>(form.trigger, (name) => form.formState.errors[name] !== undefined);
  const draft = useDraft(`payment-draft/${edited?.id ?? "new"}`, initial, form);
  const [state, setState] = useState<State>({ kind: "idle" });
  const runOnce = useSingleRun();
  const submit = form.handleSubmit(() =>
    runOnce(async () => {
      setState({ kind: "saving" });
      const { saveAccount } = await import("@/lib/payment/client");
      const result = await saveAccount(form.getValues(), edited?.id);
      if (result.kind === "failed") {
        setState(result);
        return;
      }
      draft.forget();
      window.location.assign(urls.next);
      return "leaving";
    }),
  );
  const save = (event: FormEvent) => submit(event).catch(() => setState({ kind: "failed", text: "" }));
  return { form, checks, state, save, isRestored: draft.isRestored };
}

/** Works without scripts. Drafts are kept in the tab, per member. */
export function AccountForm(props: Props) {
  const { copy, initial, edited, urls } = props;
  const { form: t } = copy;
  const { form, checks, state, save, isRestored } = useAccountForm(props);
  const { register, formState } = form;
  const field = (name: Exclude<keyof AccountInput, "is_default">, hint?: string) => {
    const key = formState.errors[name]?.message;
    const error = key && wordFor(copy.errors, key);
    const id = `account-${name}`;
    return {
      frame: { id, label: copy[name], hint, error },
      control: { ...register(name, checks(name)), ...controlProps(id, { hint, error }) },
    };
  };
  const inputField = (
    name: "holder" | "bank" | "number" | "swift",
    rest: ComponentProps<"input">,
    hint?: string,
    optional?: string,
  ) => {
    const { frame, control } = field(name, hint);
    return (
      <Field {...frame} optional={optional}>
        <input autoComplete="off" {...rest} {...control} defaultValue={initial[name]} className={INPUT} />
      </Field>
    );
  };
  const selectField = (name: "country" | "currency", options: Choice[]) => {
    const { frame, control } = field(name);
    return (
      <Field {...frame}>
        <SelectBox {...control} defaultValue={initial[name]}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectBox>
      </Field>
    );
  };
  const isBusy = state.kind === "saving";
  return (
    <form action={urls.post} method="post" noValidate onSubmit={save} aria-busy={isBusy} className="flex flex-col gap-5">
      {props.hidden}
      {isRestored && <Flash kind="done" text={t.restored} />}
      {edited && <input type="hidden" name="id" value={edited.id} />}
      {inputField("holder", { maxLength: 120, autoComplete: "name" }, t.holderHint)}
      <div className="grid gap-4 sm:grid-cols-2">
        {inputField("bank", { maxLength: 120, list: BANKS_ID })}
        <datalist id={BANKS_ID}>
          {copy.banks.map((bank) => (
            <option key={bank} value={bank} />
          ))}
        </datalist>
        {selectField("country", props.countries)}
        {inputField(
          "number",
          { maxLength: 50, spellCheck: false },
          edited ? fill(t.numberKept, { masked: edited.masked }) : t.numberHint,
        )}
        {selectField("currency", props.currencies)}
        {inputField("swift", { maxLength: 15, spellCheck: false }, t.swiftHint, t.optional)}
      </div>
      {edited && initial.is_default ? (
        <p className="text-sm text-muted">{t.isDefaultFixed}</p>
      ) : (
        <CheckField {...register("is_default")} label={t.isDefault} defaultChecked={initial.is_default} />
      )}
      {state.kind === "failed" && <Problem>{state.text || t.unreachable}</Problem>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" aria-disabled={isBusy} className="max-sm:w-full">
          {isBusy ? t.saving : t.save}
        </Button>
        {props.cancel}
      </div>
    </form>
  );
}
