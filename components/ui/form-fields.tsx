import type { ComponentProps } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { controlProps, FIELD_LOOK, Field, type FieldCopy } from "./field";
import { SelectBox } from "./select-box";

/** Props of a field by its name. `defaultValue`: what the server renders. */
export type RegisterField<Name extends string> = (
  name: Name,
) => { id: string; error: string | undefined; defaultValue: string } & UseFormRegisterReturn;

/** Other props, those of `register` included, go to the input. */
export function TextField({ id, label, hint, error, optional, ...rest }: ComponentProps<"input"> & FieldCopy & { id: string }) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <input {...rest} {...controlProps(id, { hint, error })} className={`${FIELD_LOOK} h-11`} />
    </Field>
  );
}

export const EmailField = (props: ComponentProps<typeof TextField>) => (
  <TextField type="email" inputMode="email" autoComplete="email" maxLength={254} {...props} />
);

export function AreaField({
  id,
  label,
  hint,
  error,
  optional,
  ...rest
}: ComponentProps<"textarea"> & FieldCopy & { id: string }) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea {...rest} {...controlProps(id, { hint, error })} className={`${FIELD_LOOK} min-h-28 py-2`} />
    </Field>
  );
}

type Options = { options?: { key?: string; value: string; label: string }[]; blank?: string };

export function SelectField({
  id,
  label,
  hint,
  error,
  optional,
  options = [],
  blank,
  children,
  ...rest
}: ComponentProps<typeof SelectBox> & FieldCopy & Options & { id: string }) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <SelectBox {...rest} {...controlProps(id, { hint, error })}>
        {blank !== undefined && <option value="">{blank}</option>}
        {options.map(({ value, label: name, key = value }) => (
          <option key={key} value={value}>
            {name}
          </option>
        ))}
        {children}
      </SelectBox>
    </Field>
  );
}
