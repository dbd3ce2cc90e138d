/** A known word for a status, or the status as it came (DESIGN.md decision 12). */
export const statusWord = (words: Record<string, string>, status: string): string => words[status] ?? status;
