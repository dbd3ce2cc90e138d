/** Id of the element that shows the trace on error pages. */
export const CODE_ID = "codigo-de-soporte";

export const hasSupportCode = (status: number): boolean => status === 500 || status === 503 || status === 504;

const PLACE = new RegExp(`(<code id="${CODE_ID}"[^>]*>)[^<]*(?=</code>)`);

export const insertSupportCode = (html: string, code: string): string =>
  html.replace(PLACE, (_, opening: string) => opening + code);
