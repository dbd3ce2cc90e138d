import "server-only";
import { z } from "zod";
import { MEMBER_FIELD } from "@/lib/session";
import { forgetBelonging, keepBelonging, readBelonging } from "@/lib/session/belongings";

const KEPT_SECONDS = 10 * 60;
/** Most of what the gateway said, in characters. */
const TOLD_MAX = 500;

/** The fields of a form as they were posted, by name; those of the same name in their order. */
export type Posted = Record<string, string[]>;

/** `page`: path and query of the page that has the form; `told`: what the gateway said. */
const Kept = z.object({ page: z.string(), told: z.string(), values: z.record(z.string(), z.array(z.string())) });
export type KeptForm = Pick<z.output<typeof Kept>, "told" | "values">;

/** No form of the site has more fields than this, by name. */
const FIELDS_MAX = 200;
/** Most of what was typed that is kept at all, in characters; a cookie holds less than that once it is packed. */
const TYPED_MAX = 16_000;

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

const lengthOf = (texts: string[]) => texts.reduce((sum, text) => sum + text.length, 0);

/**
 * Keeps a form that was not carried out for the page that it leads back to, for ten minutes and for its member, or for who posted it where it
 * names none. One at a time; of one that is too large the longest texts are left out. For handlers.
 */
export async function keepForm(page: string, values: Posted, told = ""): Promise<void> {
  const fields = Object.entries(values).sort(([, one], [, other]) => lengthOf(other) - lengthOf(one));
  if (fields.length > FIELDS_MAX) return;
  const member = values[MEMBER_FIELD]?.[0];
  for (let left = 0; left <= fields.length; left += 1) {
    const kept = fields.slice(left);
    if (kept.reduce((sum, [, texts]) => sum + lengthOf(texts), 0) > TYPED_MAX) continue;
    const form = { page, told: told.slice(0, TOLD_MAX), values: Object.fromEntries(kept) };
    if (await keepBelonging("typed", form, { seconds: KEPT_SECONDS, member })) return;
  }
}

/** Forgets the form that was kept for a page, once it was carried out. For handlers. */
export async function forgetForm(page: string): Promise<void> {
  if (await keptForm(page)) await forgetBelonging("typed");
}

/** The form of a page as it was posted and not carried out, where whoever asks is who filled it in. */
export async function keptForm(page: string): Promise<KeptForm | undefined> {
  const { data: kept } = Kept.safeParse(await readBelonging("typed"));
  return kept?.page === page ? kept : undefined;
}
