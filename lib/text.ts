import messages from "@/messages/es.json";

/** Interface text by domain word, typed. On servers only: client components get their text as props. */
export const text = messages;
