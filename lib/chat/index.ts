/**
 * What the chat's window says in place of a conversation: that nobody can answer, that the service gave no answer, or a refusal.
 * `closed` says it only where the window cannot close itself (specification 8.3: a ticket that fails is passed over in silence).
 */
export const CHAT_NOTICES = ["away", "unreachable", "refused", "closed"] as const;
export type ChatNotice = (typeof CHAT_NOTICES)[number];

/** The notice of that name; undefined where there is none. */
export const chatNotice = (name: string | undefined): ChatNotice | undefined => CHAT_NOTICES.find((known) => known === name);
