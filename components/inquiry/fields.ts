import type { UseFormRegisterReturn } from "react-hook-form";
import later from "@/messages/later.json";

/** `id` of each form in its page, and what the ids of its fields begin with: a page may hold two forms. */
export const QUOTE_FORM = "cotizacion";
export const LONG_FORM = "solicitud";

export const fieldId = (form: string, name: string) => `${form}-${name}`;

/** What ties a field to its form. */
export type FieldOf<Name extends string> = (
  name: Name,
) => { id: string; error: string | undefined; defaultValue: string } & UseFormRegisterReturn;

const errors = new Map(Object.entries(later.inquiry.errors));

/** The sentence for what is wrong with a field; the key itself where there is none, nothing for a field that is right. */
export const errorText = (key: string | undefined) => key && (errors.get(key) ?? key);
