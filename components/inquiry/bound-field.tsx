import type { ComponentProps, ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { controlProps, FIELD_LOOK, Field, type FieldWords } from "@/components/ui/field";

/** A field's place in its form: a name and a first value in the page as it arrives, the form library's hold on it later. */
export type Binding = { name: string; defaultValue?: string | undefined } & Partial<
  Pick<UseFormRegisterReturn, "ref" | "onChange" | "onBlur">
>;

/** What fields ask of the form that they stand in, so that the same fields are drawn with and without a script. */
export type FormBinding<Name extends string> = {
  bind: (name: Name) => Binding;
  error: (name: Name) => string | undefined;
};

/** Fields of one form have ids of their own: a page may hold two forms. */
export const fieldId = (form: string, name: string) => `${form}-${name}`;

/** A form as the server draws it: names, first values, and what a refused submission was told. */
export function plainBinding<Name extends string>(
  values: Partial<Record<Name, string>>,
  errors: Partial<Record<Name, string>> = {},
): FormBinding<Name> {
  return { bind: (name) => ({ name, defaultValue: values[name] }), error: (name) => errors[name] };
}

type Own = Omit<FieldWords, "error"> & { id: string; binding: Binding; error: string | undefined };

/** A text field with its words. */
export function TextField({ id, binding, label, hint, error, optional, ...rest }: Own & ComponentProps<"input">) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <input {...rest} {...binding} {...controlProps(id, { hint, error })} className={`${FIELD_LOOK} h-11`} />
    </Field>
  );
}

/** A text area with its words. */
export function AreaField({ id, binding, label, hint, error, optional, ...rest }: Own & ComponentProps<"textarea">) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea {...rest} {...binding} {...controlProps(id, { hint, error })} className={`${FIELD_LOOK} min-h-28 py-2`} />
    </Field>
  );
}

type Options = { options?: { value: string; label: string }[]; blank?: string | undefined; children?: ReactNode };

/** A native select with its words and options or children; `blank` is the first entry, which chooses nothing. */
export function SelectField({ id, binding, label, hint, error, optional, options = [], blank, children }: Own & Options) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <select {...binding} {...controlProps(id, { hint, error })} className={`${FIELD_LOOK} h-11`}>
        {blank !== undefined && <option value="">{blank}</option>}
        {options.map(({ value, label: name }) => (
          <option key={`${value} ${name}`} value={value}>
            {name}
          </option>
        ))}
        {children}
      </select>
    </Field>
  );
}
