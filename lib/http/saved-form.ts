import "server-only";
import { z } from "zod";
import { MEMBER_FIELD } from "@/lib/session";
import { clearMemberCookie, readMemberCookie, setMemberCookie } from "@/lib/session/member-cookies";

const SAVED_SECONDS = 10 * 60;
/** Most of what the gateway said, in characters. */
const MESSAGE_MAX = 500;

/** The fields of a form as they were posted, by name; those of the same name in their order. */
export type Posted = Record<string, string[]>;

/** `page`: path and query of the page that has the form; `message`: what the gateway said. */
const SavedFormCookie = z.object({ page: z.string(), message: z.string(), values: z.record(z.string(), z.array(z.string())) });
export type SavedForm = Pick<z.output<typeof SavedFormCookie>, "message" | "values">;

/** No form of the site has more fields than this, by name. */
const FIELDS_MAX = 200;
/** Most of what was typed that is kept at all, in characters; a cookie holds less than that once it is packed. */
const CHARACTERS_MAX = 16_000;

/** The texts of a posted form. */
export function postedFields(data: FormData): Posted {
  const fields = new Map<string, string[]>();
  for (const [name, value] of data) {
    const texts = fields.get(name) ?? [];
    if (typeof value === "string") texts.push(value);
    fields.set(name, texts);
  }
  return Object.fromEntries(fields);
}

const totalLength = (texts: string[]) => texts.reduce((sum, text) => sum + text.length, 0);

/**
 * Saves a failed form for its page and member, for ten minutes. One form at a time; of a large one the longest texts are left out. For
 * handlers.
 */
export async function saveForm(page: string, values: Posted, message = ""): Promise<void> {
  const fields = Object.entries(values).sort(([, one], [, other]) => totalLength(other) - totalLength(one));
  if (fields.length > FIELDS_MAX) return;
  const member = values[MEMBER_FIELD]?.[0];
  for (let left = 0; left <= fields.length; left += 1) {
    const shortest = fields.slice(left);
    if (shortest.reduce((sum, [, texts]) => sum + totalLength(texts), 0) > CHARACTERS_MAX) continue;
    const form = { page, message: message.slice(0, MESSAGE_MAX), values: Object.fromEntries(shortest) };
    if (await setMemberCookie("typed", form, { seconds: SAVED_SECONDS, member })) return;
  }
}

/** Deletes the saved form of a page after it succeeded. For handlers. */
export async function clearSavedForm(page: string): Promise<void> {
  if (await readSavedForm(page)) await clearMemberCookie("typed");
}

/** The saved form of a page, for the member who filled it in. */
export async function readSavedForm(page: string): Promise<SavedForm | undefined> {
  const { data: saved } = SavedFormCookie.safeParse(await readMemberCookie("typed"));
  return saved?.page === page ? saved : undefined;
}
