export const EVALUATION_MEDIA = "/media/evaluations/";

/** File name of an upload. */
export const uploadName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
