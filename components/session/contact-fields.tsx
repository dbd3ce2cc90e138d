import type { UseFormRegister } from "react-hook-form";
import { CallingCodes } from "@/components/geo/calling-codes.client";
import { EmailField, SelectField, TextField } from "@/components/ui/form-fields";
import type { Country } from "@/lib/geo";
import type { SessionCopy } from "./copy";

export type Fields = {
  loginType: "email" | "phone";
  email: string;
  area_code: string;
  mobile: string;
  /** `reset`: a code, with which a new password is chosen. */
  method: "code" | "password" | "reset";
  code: string;
  password: string;
  new_password: string;
};

export type OptionProps = {
  copy: SessionCopy;
  register: UseFormRegister<Fields>;
  fieldError: (name: keyof Fields) => string | undefined;
};
type ContactProps = OptionProps & { initial: Pick<Fields, "email" | "area_code" | "mobile">; countries: Country[] };

export function ContactFields({ register, fieldError, initial, countries, copy }: ContactProps) {
  return (
    <>
      <div data-of-choice className="hidden group-has-[[value=email]:checked]/form:block">
        <EmailField
          {...register("email")}
          id="correo"
          label={copy.email}
          hint={copy.emailHint}
          error={fieldError("email")}
          defaultValue={initial.email}
          autoComplete="username"
        />
      </div>
      <div
        data-of-choice
        className="hidden grid-cols-1 items-start gap-3 sm:grid-cols-2 group-has-[[value=phone]:checked]/form:grid"
      >
        <SelectField
          {...register("area_code")}
          id="indicativo"
          label={copy.areaCode}
          error={fieldError("area_code")}
          defaultValue={initial.area_code}
          autoComplete="tel-country-code"
          blank={copy.areaCode}
        >
          <CallingCodes near={countries} chosen={initial.area_code} isCodeFirst />
        </SelectField>
        <TextField
          {...register("mobile")}
          id="celular"
          type="tel"
          label={copy.mobile}
          hint={copy.mobileHint}
          error={fieldError("mobile")}
          defaultValue={initial.mobile}
          autoComplete="tel-national"
          maxLength={32}
        />
      </div>
    </>
  );
}
