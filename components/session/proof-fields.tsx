import type { ComponentProps } from "react";
import { PasswordField } from "@/components/account/password-field.client";
import { Choice } from "./choice.client";
import { CodeInput } from "./code-input.client";
import type { Fields, OptionProps } from "./contact-fields";
import type { SessionCopy } from "./copy";

const methodOptions = (copy: SessionCopy) => [
  { value: "code", label: copy.withCode },
  { value: "password", label: copy.withPassword },
];

type CodeProps = Pick<ComponentProps<typeof CodeInput>, "source" | "to" | "check" | "send" | "isNextStep" | "onSent"> & {
  loginType: Fields["loginType"];
};

type Props = OptionProps & {
  /** Whether a code proves the member and a new password is chosen; else there is a choice between code and password. */
  isRecovery: boolean;
  recoveryHref: string;
  onForgotten: () => void;
  method: ComponentProps<typeof Choice>["field"];
  onMethod: () => void;
  code: CodeProps;
};

export function Proof({ isRecovery, method, onMethod, code, ...option }: Props) {
  const { register, fieldError, copy } = option;
  if (isRecovery)
    return (
      <>
        <input type="hidden" name="method" value="reset" />
        <CodeOption register={register} fieldError={fieldError} copy={copy} {...code} />
        <PasswordField
          {...register("new_password")}
          id="clave-nueva"
          label={copy.chosenPassword}
          hint={copy.chosenPasswordHint}
          error={fieldError("new_password")}
          copy={copy.reveal}
          autoComplete="new-password"
          maxLength={200}
        />
      </>
    );
  return (
    <>
      <Choice legend={copy.method} field={method} onChoose={onMethod} options={methodOptions(copy)} />
      <div data-of-choice className="hidden group-has-[[value=code]:checked]/form:block">
        <CodeOption register={register} fieldError={fieldError} copy={copy} {...code} />
      </div>
      <PasswordOption {...option} />
    </>
  );
}

function CodeOption({ register, fieldError, copy, loginType, ...sending }: OptionProps & CodeProps) {
  return (
    <div>
      <CodeInput
        key={loginType}
        {...sending}
        scope={`login:${loginType}`}
        copy={copy}
        label={copy.code}
        hint={loginType === "email" ? copy.codeHint : copy.codeHintPhone}
        error={fieldError("code")}
        field={register("code")}
      />
      <noscript>
        <p className="mt-2 rounded-control bg-gold-soft p-3 text-sm font-semibold text-gold">{copy.codeWithoutScript}</p>
      </noscript>
    </div>
  );
}

type PasswordProps = OptionProps & Pick<Props, "recoveryHref" | "onForgotten">;

function PasswordOption({ register, fieldError, copy, recoveryHref, onForgotten }: PasswordProps) {
  return (
    <div data-of-choice className="hidden group-has-[[value=password]:checked]/form:block">
      <PasswordField
        {...register("password")}
        id="clave"
        label={copy.password}
        error={fieldError("password")}
        copy={copy.reveal}
        autoComplete="current-password"
        maxLength={200}
      />
      <a
        href={recoveryHref}
        onClick={onForgotten}
        className="mt-1 inline-flex min-h-11 items-center self-start text-sm font-semibold text-brand hover:underline"
      >
        {copy.forgot}
      </a>
    </div>
  );
}
