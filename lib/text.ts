import messages from "@/messages/es.json";

/** Every sentence of the interface, by domain word; a wrong key is a type error. For servers: islands get their words as data. */
export const text = messages;
