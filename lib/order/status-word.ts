/** The status itself when unknown. */
export const statusWord = (words: Record<string, string>, status: string): string => words[status] ?? status;
