export const EVALUATION_MEDIA = "/media/evaluations/";

export const uploadName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
