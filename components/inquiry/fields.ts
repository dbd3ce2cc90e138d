import { problemText } from "@/lib/inquiry/problem-text";

/** Form ids, also prefixes of field ids: a page may have two forms. */
export const QUOTE_FORM = "cotizacion";
export const LONG_FORM = "solicitud";

export const fieldId = (form: string, name: string) => `${form}-${name}`;

export const errorText = (key: string | undefined) => key && problemText(key);
