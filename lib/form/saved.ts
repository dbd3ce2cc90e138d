import "server-only";
import { z } from "zod";
import { MEMBER_FIELD } from "@/lib/session";
import { clearMemberCookie, readMemberCookie, setMemberCookie } from "@/lib/session/member-cookies";
import type { PostedFields } from "./fields";

const SAVED_SECONDS = 10 * 60;
const MESSAGE_MAX = 500;

/** `page`: path and query of the form's page. `message`: the sentence in which the gateway or the site refused the form. */
const SavedFormCookie = z.object({ page: z.string(), message: z.string(), values: z.record(z.string(), z.array(z.string())) });
export type SavedForm = Pick<z.output<typeof SavedFormCookie>, "message" | "values">;

const FIELDS_MAX = 200;
/** Limit before compression. */
const CHARACTERS_MAX = 16_000;

const totalLength = (texts: string[]) => texts.reduce((sum, text) => sum + text.length, 0);

/** Saves the values of a form that was not carried out, in a cookie for ten minutes, for its page and member. Drops the longest fields if too large. */
export async function saveForm(page: string, values: PostedFields, message = ""): Promise<void> {
  const fields = Object.entries(values).sort(([, one], [, other]) => totalLength(other) - totalLength(one));
  if (fields.length > FIELDS_MAX) return;
  const member = values[MEMBER_FIELD]?.[0];
  for (let dropped = 0; dropped <= fields.length; dropped += 1) {
    const shortest = fields.slice(dropped);
    if (shortest.reduce((sum, [, texts]) => sum + totalLength(texts), 0) > CHARACTERS_MAX) continue;
    const form = { page, message: message.slice(0, MESSAGE_MAX), values: Object.fromEntries(shortest) };
    if (await setMemberCookie("typed", form, { seconds: SAVED_SECONDS, member })) return;
  }
}

export async function clearSavedForm(page: string): Promise<void> {
  if (await readSavedForm(page)) await clearMemberCookie("typed");
}

export async function readSavedForm(page: string): Promise<SavedForm | undefined> {
  const { data: saved } = SavedFormCookie.safeParse(await readMemberCookie("typed"));
  return saved?.page === page ? saved : undefined;
}
