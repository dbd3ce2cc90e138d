import useSWR from "swr";
import { z } from "zod";
import { InquiryDelete, InquiryUnits, PrivateInquiry } from "@/lib/contract/inquiry";
import { SubTypeList } from "@/lib/contract/product";
import { detectUploadType, SIGNATURE_BYTES, UPLOAD_BYTES } from "@/lib/contract/upload";
import { withStoredValues } from "@/lib/form/values";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";
import { KNOWN_UNITS, type UnitOption, unitOptions } from "@/lib/unit";
import { BLANK_LONG, BLANK_QUICK, type LongInput, type QuickInput, TEXT_FIELDS } from "./form";
import { type DraftAbout, longDraftName } from "./long-draft";

/** Session storage key of specification 23.34. */
const QUOTE_DRAFT = "@IndexInquiryData";

export const readQuoteDraft = (): QuickInput | undefined => withStoredValues(BLANK_QUICK, readTabValue(QUOTE_DRAFT));

/** Stored before sending (specification 12.4), removed after success. */
export const saveQuoteDraft = (draft: QuickInput | undefined) => saveTabValue(QUOTE_DRAFT, draft);

const Email = z.object({ email: z.string() });

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

/** Fields of `over` that are not blank win. */
function withFilled(under: LongInput, over: LongInput): LongInput {
  const filled = TEXT_FIELDS.filter((name) => over[name] !== BLANK_LONG[name]);
  return {
    ...under,
    ...Object.fromEntries(filled.map((name) => [name, over[name]])),
    levels: over.levels.length > 0 ? over.levels : under.levels,
  };
}

/** Merges the draft with the values of the URL, which win unless both are about the same lines. */
export const withStoredDraft = (start: LongInput, stored: LongInput, { lines }: DraftAbout): LongInput =>
  lines ? withFilled(start, stored) : withFilled(stored, start);

export async function memberEmail(): Promise<string | undefined> {
  const response = await fetch("/api/session/email").catch(() => undefined);
  const answer = response?.ok ? Email.safeParse(await response.json()) : undefined;
  return answer?.data?.email || undefined;
}

/** Units of specification 12.7 until the gateway's list is loaded. */
export function useUnits(): UnitOption[] {
  const { data } = useSWR("units", async () => unitOptions((await ask(InquiryUnits, {}, { hidesErrors: true })).data), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data ?? KNOWN_UNITS;
}

export async function subCategories(parentId: string) {
  const { data } = await ask(SubTypeList, { query: { parent_id: parentId } });
  return data;
}

/** Checked before uploading; the gateway checks again. */
export async function fileProblem(file: File): Promise<"size" | "type" | undefined> {
  if (file.size > UPLOAD_BYTES) return "size";
  const head = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  return detectUploadType(head) ? undefined : "type";
}

export const acceptOffer = (rfqId: string, offerId: string, quantity: number) =>
  ask(PrivateInquiry, { body: { rfq_id: rfqId, accept_offer_id: offerId, quantity } });

export const deleteInquiries = (ids: string[]) => ask(InquiryDelete, { body: { ids } });

/** The gateway's message; empty when it did not answer. Other errors are thrown. */
export function failureText(error: unknown): string {
  if (error instanceof GatewayError) return error.text;
  if (error instanceof GatewayUnreachable) return "";
  throw error;
}
