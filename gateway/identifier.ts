const WHOLE_NUMBER = /^\d{1,9}$/;

/** Database id; null for a malformed identifier. */
export const parseId = (id: string): number | null => (WHOLE_NUMBER.test(id) ? Number(id) : null);
