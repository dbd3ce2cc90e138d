import { z } from "zod";
import { withStoredValues } from "@/lib/form/values";
import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";
import { BLANK_LONG, BLANK_QUICK, type LongInput, type QuickInput, TEXT_FIELDS } from "./form";
import { type DraftAbout, longDraftName } from "./long-draft";

/** Session storage key of specification 23.34. */
const QUOTE_DRAFT = "@IndexInquiryData";

export const readQuoteDraft = (): QuickInput | undefined => withStoredValues(BLANK_QUICK, readTabValue(QUOTE_DRAFT));

/** Called with the draft before it is sent (specification 12.4), and with undefined after success. */
export const saveQuoteDraft = (draft: QuickInput | undefined) => saveTabValue(QUOTE_DRAFT, draft);

const StoredFile = z.object({ url: z.string(), name: z.string(), size: z.number() });
export type StoredFile = z.output<typeof StoredFile>;

const LongDraft = z.object({ values: z.unknown(), files: z.array(StoredFile) });
const Levels = z.array(z.object({ id: z.string(), name: z.string() }));

/** The long form's draft in this tab; consent is not kept. */
export function readLongDraft(about: DraftAbout) {
  const stored = LongDraft.safeParse(readTabValue(longDraftName(about))).data;
  const values = withStoredValues(BLANK_LONG, stored?.values);
  if (!stored || !values) return undefined;
  return { values: { ...values, levels: Levels.safeParse(values.levels).data ?? [], is_agree_brpr: false }, files: stored.files };
}

export const saveLongDraft = (about: DraftAbout, draft: { values: LongInput; files: StoredFile[] } | undefined) =>
  saveTabValue(longDraftName(about), draft);

/** Merges the initial values with the draft's. Where both have a value, the initial one wins; in an inquiry about lines, the draft's. */
export const withStoredDraft = (start: LongInput, stored: LongInput, { lines }: DraftAbout): LongInput =>
  lines ? withFilled(start, stored) : withFilled(stored, start);

/** `values`, replaced by those of `preferred` that are not blank. */
function withFilled(values: LongInput, preferred: LongInput): LongInput {
  const filled = TEXT_FIELDS.filter((name) => preferred[name] !== BLANK_LONG[name]);
  return {
    ...values,
    ...Object.fromEntries(filled.map((name) => [name, preferred[name]])),
    levels: preferred.levels.length > 0 ? preferred.levels : values.levels,
  };
}
