import useSWR from "swr";
import { z } from "zod";
import { InquiryDelete, InquiryUnits, PrivateInquiry, PublicInquiry } from "@/lib/contract/inquiry";
import { SubTypeList } from "@/lib/contract/product";
import { detectUploadType, SIGNATURE_BYTES, UPLOAD_BYTES } from "@/lib/contract/upload";
import { postForm } from "@/lib/form/client";
import { withStoredValues } from "@/lib/form/values";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { announceSessionChange } from "@/lib/session/client";
import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";
import { track } from "@/lib/tracking/client";
import { BLANK_LONG, BLANK_QUOTE, INQUIRY_HANDLER, type LongInput, type QuoteInput, TEXTS } from "./form";
import { KNOWN_UNITS, type UnitOption, unitOptions } from "./index";
import { type DraftAbout, longDraftName } from "./long-draft";
import { saveSent } from "./sent";

/** Session storage key of specification 23.34. */
const QUOTE_DRAFT = "@IndexInquiryData";

export const readQuoteDraft = (): QuoteInput | undefined => withStoredValues(BLANK_QUOTE, readTabValue(QUOTE_DRAFT));

/** Stored before sending (specification 12.4), removed after success. */
export const saveQuoteDraft = (draft: QuoteInput | undefined) => saveTabValue(QUOTE_DRAFT, draft);

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
  const filled = TEXTS.filter((name) => over[name] !== BLANK_LONG[name]);
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

/** `late`: timed out; the inquiry may have been accepted. */
export type SendResult = { kind: "sent"; id: string } | { kind: "offline" } | { kind: "failed" | "late"; text: string };

const GATEWAY_TIMEOUT = 504;

/** The handler registers a guest first (specification 12.4). Expected failures are results; others are thrown. */
export async function postInquiry(form: FormData): Promise<SendResult> {
  try {
    const { id } = await postForm(INQUIRY_HANDLER, form, PublicInquiry.response);
    announceSessionChange();
    saveSent(id);
    track("inquiry_sent");
    return { kind: "sent", id };
  } catch (error) {
    if (error instanceof GatewayError) return { kind: error.status === GATEWAY_TIMEOUT ? "late" : "failed", text: error.text };
    if (error instanceof GatewayUnreachable) return navigator.onLine ? { kind: "failed", text: "" } : { kind: "offline" };
    throw error;
  }
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
export function problemText(error: unknown): string {
  if (error instanceof GatewayError) return error.text;
  if (error instanceof GatewayUnreachable) return "";
  throw error;
}
