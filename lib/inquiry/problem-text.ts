import later from "@/messages/later.json";

const problems = new Map(Object.entries(later.inquiry.errors));

/** The sentence of a form's problem; a problem without one is a sentence already. */
export const problemText = (problem: string): string => problems.get(problem) ?? problem;
