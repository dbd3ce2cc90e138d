"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import ConfirmDialog from "@/components/ui/confirm-dialog.client";
import { FIELD_LOOK, Field } from "@/components/ui/field";
import { maskedEmail } from "@/lib/account";
import { changeAccount, useAccountChange } from "@/lib/account/client";
import { CancelForm as Rules } from "@/lib/account/form";
import { phoneLabel } from "@/lib/address/phone";
import { schemaResolver } from "@/lib/form/resolver";
import { fill } from "@/lib/format";
import { CodeField } from "./code-field.client";
import { Consequences, type OpenOrder, OpenOrders } from "./consequences";
import { errorText } from "./copy";
import type { FormProps } from "./form-props";
import { Submit } from "./submit";

const resolver = schemaResolver(Rules);

type Props = FormProps & { openOrders: OpenOrder[]; onKeep: () => void };

export function CancelFields({ openOrders, ...props }: Props) {
  return openOrders.length > 0 ? <OpenOrders copy={props.copy.cancel} orders={openOrders} /> : <CancelForm {...props} />;
}

function CancelForm({ account, copy, codes, onDone, onKeep }: Omit<Props, "openOrders">) {
  const { register, handleSubmit, formState, trigger } = useForm({
    defaultValues: { understood: false, reason: "", code: "" },
    resolver,
  });
  const { state, submit } = useAccountChange();
  const t = copy.cancel;
  const error = (name: "understood" | "reason" | "code") => errorText(copy, formState.errors[name]?.message);
  const [confirmation, setConfirmation] = useState<{ code: string; reason?: string }>();
  const checkCode = handleSubmit(async ({ code, reason }) => {
    const checked = await submit("code-check", { account: account.email || `+${account.areaCode}${account.phone}`, code });
    if (checked !== undefined) setConfirmation({ code, ...(reason && { reason }) });
  });
  const cancelAccount = async () => {
    const message = confirmation && (await submit("cancel", confirmation));
    setConfirmation(undefined);
    if (message !== undefined) onDone(message, {});
  };
  const to = account.email ? maskedEmail(account.email) : phoneLabel(account.areaCode, account.phone);
  return (
    <form noValidate onSubmit={checkCode} className="flex max-w-xl flex-col gap-4">
      <Consequences copy={t} checkbox={register("understood")} error={error("understood")} />
      <Field id="cancel-reason" label={t.reason} optional={copy.optional} error={error("reason")}>
        <textarea id="cancel-reason" rows={3} className={`${FIELD_LOOK} py-2`} {...register("reason")} />
      </Field>
      <CodeField
        id="cancel-code"
        error={error("code")}
        {...register("code")}
        copy={copy}
        codes={codes}
        hint={fill(t.codeTo, { account: to })}
        scope="cancel"
        check={() => trigger("understood", { shouldFocus: true })}
        send={(ticket) => changeAccount("cancel-code", { ...ticket })}
      />
      <Submit state={state} label={t.save} copy={copy} variant="accent" />
      <Button variant="quiet" onClick={onKeep} className="w-full sm:w-fit">
        {t.keep}
      </Button>
      {confirmation && (
        <ConfirmDialog
          title={t.sureTitle}
          text={t.sureText}
          copy={{ cancel: t.keep, confirm: t.sure }}
          isDanger
          isBusy={state.kind === "sending"}
          onCancel={() => setConfirmation(undefined)}
          onConfirm={cancelAccount}
        />
      )}
    </form>
  );
}
