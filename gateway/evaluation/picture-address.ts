export const EVALUATION_MEDIA = "/media/evaluations/";

/** File name of an upload. */
export const uploadOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
