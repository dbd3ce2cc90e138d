const ROW_ID = /^\d{1,9}$/;

/** The number of a database row; null, which no row matches, for any other text. */
export const toRowId = (id: string): number | null => (ROW_ID.test(id) ? Number(id) : null);
