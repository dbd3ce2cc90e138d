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

/** The texts of a posted form. */
export function postedFields(data: FormData): Posted {
  const names = [...new Set(data.keys())];
  return Object.fromEntries(names.map((name) => [name, data.getAll(name).filter((value) => typeof value === "string")]));
}

function withoutLongest(values: Posted): Posted {
  const lengthOf = (texts: string[]) => texts.join("").length;
  const typed = Object.entries(values).filter(([name]) => name !== MEMBER_FIELD);
  const [longest] = typed.sort(([, one], [, other]) => lengthOf(other) - lengthOf(one));
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== longest?.[0]));
}

/**
 * Keeps a form that was not carried out for the page that it leads back to, for ten minutes and for its member, or for who posted it where it names none. One
 * at a time; of one that is too large the longest texts are left out. For handlers.
 */
export async function keepForm(page: string, values: Posted, told = ""): Promise<void> {
  const form = { page, told: told.slice(0, TOLD_MAX), values };
  const isKept = await keepBelonging("typed", form, { seconds: KEPT_SECONDS, member: values[MEMBER_FIELD]?.[0] });
  if (!isKept && Object.keys(values).some((name) => name !== MEMBER_FIELD)) await keepForm(page, withoutLongest(values), told);
}

/** Forgets the form that was kept, once it was carried out. For handlers. */
export const forgetForm = (): Promise<void> => forgetBelonging("typed");

/** The form of a page as it was posted and not carried out, where whoever asks is who filled it in. */
export async function keptForm(page: string): Promise<KeptForm | undefined> {
  const { data: kept } = Kept.safeParse(await readBelonging("typed"));
  return kept?.page === page ? kept : undefined;
}
