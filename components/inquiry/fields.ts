/** Form ids, also prefixes of field ids: a page may have two forms. */
export const QUOTE_FORM = "cotizacion";
export const LONG_FORM = "solicitud";

export const fieldId = (form: string, name: string) => `${form}-${name}`;
