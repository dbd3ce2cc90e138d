import type { ComponentProps } from "react";
import { controlProps, FIELD_LOOK, Field, type FieldWords } from "@/components/ui/field";

/** A text field of the account settings with its words. */
export function TextField({ id, label, hint, error, optional, ...rest }: ComponentProps<"input"> & FieldWords & { id: string }) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <input {...rest} {...controlProps(id, { hint, error })} className={`${FIELD_LOOK} h-11`} />
    </Field>
  );
}

type Options = { options?: { key: string; value: string; label: string }[]; blank: string };

/** A select with its words and options or children; `blank` is the first entry, which chooses nothing. */
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
}: ComponentProps<"select"> & FieldWords & Options & { id: string }) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <select {...rest} {...controlProps(id, { hint, error })} className={`${FIELD_LOOK} h-11`}>
        <option value="">{blank}</option>
        {options.map(({ key, value, label: name }) => (
          <option key={key} value={value}>
            {name}
          </option>
        ))}
        {children}
      </select>
    </Field>
  );
}
