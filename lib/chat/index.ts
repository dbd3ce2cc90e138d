/** Notices of the chat window. `closed` is shown only where the window cannot close itself (specification 8.3). */
const CHAT_NOTICES = ["away", "unreachable", "refused", "closed"] as const;
export type ChatNotice = (typeof CHAT_NOTICES)[number];

export const chatNotice = (name: string | undefined): ChatNotice | undefined => CHAT_NOTICES.find((known) => known === name);
