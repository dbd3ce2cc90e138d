import type { UseFormRegister } from "react-hook-form";
import { PhoneNumberFields } from "@/components/geo/phone-number-fields";
import { EmailField } from "@/components/ui/form-fields";
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
type ContactProps = OptionProps & {
  initial: Pick<Fields, "email" | "area_code" | "mobile">;
  countries: Country[];
  callingCode: string;
};

export function ContactFields({ register, fieldError, initial, countries, callingCode, copy }: ContactProps) {
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
      <div data-of-choice className="hidden group-has-[[value=phone]:checked]/form:block">
        <PhoneNumberFields
          code={{
            ...register("area_code"),
            id: "indicativo",
            label: copy.areaCode,
            error: fieldError("area_code"),
            defaultValue: initial.area_code,
            autoComplete: "tel-country-code",
            blank: copy.areaCode,
          }}
          number={{
            ...register("mobile"),
            id: "celular",
            label: copy.mobile,
            hint: copy.mobileHint,
            error: fieldError("mobile"),
            defaultValue: initial.mobile,
            maxLength: 32,
          }}
          countries={countries}
          chosen={callingCode}
        />
      </div>
    </>
  );
}
