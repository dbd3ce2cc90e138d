const WHOLE_NUMBER = /^\d{1,9}$/;

export const parseId = (id: string): number | null => (WHOLE_NUMBER.test(id) ? Number(id) : null);
