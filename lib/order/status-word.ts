/** The status itself when unknown (DESIGN.md decision 12). */
export const statusWord = (words: Record<string, string>, status: string): string => words[status] ?? status;
