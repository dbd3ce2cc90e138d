const WHOLE_NUMBER = /^\d{1,9}$/;

/** The number that an identifier stands for in the database, or null for one that can belong to nothing. */
export const parseId = (id: string): number | null => (WHOLE_NUMBER.test(id) ? Number(id) : null);
