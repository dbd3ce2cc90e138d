/** Where everybody sees the pictures of evaluations. */
export const EVALUATION_MEDIA = "/media/evaluations/";

/** The kept name of an uploaded file by its address. */
export const uploadOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
