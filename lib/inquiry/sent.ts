import { withStoredValues } from "@/lib/form/values";
import { parseId } from "@/lib/id";
import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";

const STORAGE_NAME = "@InquirySent";

const NOTHING = { id: "", goods: "", quantity: "", email: "", pictures: "", isNewMember: false };

/** What the confirmation says of an inquiry. `pictures`: URLs, separated by spaces. */
export type SentInquiry = typeof NOTHING;

export const saveSent = (sent: SentInquiry): void => saveTabValue(STORAGE_NAME, sent);

/** The saved inquiry as JSON: `useBrowserValue` needs a value that is equal at each read. */
export const readSent = (): string => JSON.stringify(readTabValue(STORAGE_NAME));

export function parseSent(text: string): SentInquiry | undefined {
  const sent = withStoredValues(NOTHING, JSON.parse(text));
  return sent && parseId(sent.id) ? sent : undefined;
}
