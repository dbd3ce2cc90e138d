import type { UseFormRegisterReturn } from "react-hook-form";

/** `id` of each form in its page, and what the ids of its fields begin with: a page may hold two forms. */
export const QUOTE_FORM = "cotizacion";
export const LONG_FORM = "solicitud";

export const fieldId = (form: string, name: string) => `${form}-${name}`;

/** What ties a field to its form. */
export type FieldOf<Name extends string> = (
  name: Name,
) => { id: string; error: string | undefined; defaultValue: string } & UseFormRegisterReturn;
