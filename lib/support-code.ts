/** The element of an error page that holds the code by which its failure is found in the logs. */
export const CODE_ID = "codigo-de-soporte";

/** Whether an error page has such a code: this site or its gateway failed. */
export const isCoded = (status: number): boolean => status === 500 || status === 503 || status === 504;

const PLACE = new RegExp(`(<code id="${CODE_ID}"[^>]*>)[^<]*(?=</code>)`);

/** The page with a code in its place. */
export const withCode = (html: string, code: string): string => html.replace(PLACE, (_, opening: string) => opening + code);
