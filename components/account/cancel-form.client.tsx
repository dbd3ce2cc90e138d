"use client";

import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { FIELD_LOOK, Field } from "@/components/ui/field";
import { maskedEmail, phoneLabel } from "@/lib/account";
import { changeAccount, useAccountChange } from "@/lib/account/client";
import { CancelForm } from "@/lib/account/form";
import { ruleOf } from "@/lib/form-rule";
import { fill } from "@/lib/format";
import { CodeField } from "./code-field.client";
import type { FormProps } from "./form-props";
import { Submit } from "./submit";
import { problem } from "./words";

/** What a cancellation does, the code that it takes, and a way back. */
export function CancelFields({ account, words, codes, onDone, onKeep }: FormProps & { onKeep: () => void }) {
  const { register, handleSubmit, formState, trigger } = useForm({
    defaultValues: { understood: false, reason: "", code: "" },
  });
  const { state, submit } = useAccountChange();
  const t = words.cancel;
  const error = (name: "understood" | "reason" | "code") => problem(words, formState.errors[name]?.message);
  const rule = (name: "understood" | "reason" | "code") => register(name, { validate: ruleOf(CancelForm.shape[name]) });
  const save = handleSubmit(async (typed) => {
    const { code, reason } = CancelForm.parse(typed);
    const message = await submit("cancel", { code, ...(reason && { reason }) });
    if (message !== undefined) onDone(message, {});
  });
  const to = account.email ? maskedEmail(account.email) : phoneLabel(account);
  return (
    <form noValidate onSubmit={save} className="flex max-w-xl flex-col gap-4">
      <div className="rounded-control bg-accent-soft p-4 text-sm">
        <p className="font-semibold">{t.consequencesTitle}</p>
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
          {t.consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
      </div>
      <div>
        <label className="flex min-h-11 items-center gap-3 text-sm font-semibold">
          <input
            type="checkbox"
            aria-invalid={error("understood") !== undefined}
            aria-describedby="cancel-understood-error"
            className="size-5 shrink-0 accent-accent"
            {...rule("understood")}
          />
          {t.understood}
        </label>
        <p id="cancel-understood-error" role="alert" className="text-sm font-semibold text-accent-strong">
          {error("understood")}
        </p>
      </div>
      <Field id="cancel-reason" label={t.reason} optional={words.optional} error={error("reason")}>
        <textarea id="cancel-reason" rows={3} className={`${FIELD_LOOK} py-2`} {...rule("reason")} />
      </Field>
      <CodeField
        id="cancel-code"
        error={error("code")}
        {...rule("code")}
        words={words}
        codes={codes}
        hint={fill(t.codeTo, { account: to })}
        scope="cancel"
        check={() => trigger("understood", { shouldFocus: true })}
        send={(ticket) => changeAccount("cancel-code", { ...ticket })}
      />
      <Submit state={state} label={t.save} words={words} look="accent" />
      <Button look="quiet" onClick={onKeep} className="w-full sm:w-fit">
        {t.keep}
      </Button>
    </form>
  );
}
