import later from "@/messages/later.json";

const errors = new Map(Object.entries(later.inquiry.errors));

/** The sentence for what is wrong with a field; the key itself where there is none, nothing for a field that is right. */
export const errorText = (key: string | undefined) => key && (errors.get(key) ?? key);
