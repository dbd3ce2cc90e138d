import useSWR from "swr";
import { z } from "zod";
import { InquiryDelete, InquiryUnits, PrivateInquiry, PublicInquiry } from "@/lib/contract/inquiry";
import { SubTypeList } from "@/lib/contract/product";
import { SIGNATURE_BYTES, UPLOAD_BYTES, uploadTypeOf } from "@/lib/contract/upload";
import { withStoredValues } from "@/lib/form-values";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { postForm } from "@/lib/http/post-form";
import { announceSessionChange } from "@/lib/session/client";
import { readTabValue, saveTabValue } from "@/lib/tab-storage";
import { track } from "@/lib/tracking/client";
import { BLANK_LONG, BLANK_QUOTE, INQUIRY_HANDLER, type LongInput, type QuoteInput, TEXTS } from "./form";
import { KNOWN_UNITS, type UnitOption, unitOptions } from "./index";
import { type DraftAbout, longDraftName } from "./long-draft";
import { saveSent } from "./sent";

/** Session storage key of specification 23.34. */
const QUOTE_DRAFT = "@IndexInquiryData";

/** The quotation form as it was sent last and not taken. */
export const readQuoteDraft = (): QuoteInput | undefined => withStoredValues(BLANK_QUOTE, readTabValue(QUOTE_DRAFT));

/** Keeps the quotation form before it is sent (specification 12.4); forgets it once it is there. */
export const saveQuoteDraft = (draft: QuoteInput | undefined) => saveTabValue(QUOTE_DRAFT, draft);

const Email = z.object({ email: z.string() });

/** A file that was uploaded, as the draft remembers it. */
const StoredFile = z.object({ url: z.string(), name: z.string(), size: z.number() });
export type StoredFile = z.output<typeof StoredFile>;

const LongDraft = z.object({ values: z.unknown(), files: z.array(StoredFile) });
const Levels = z.array(z.object({ id: z.string(), name: z.string() }));

/** The long form as it was typed in this tab, with its files. Consent is not kept: it is given again with each request. */
export function readLongDraft(about: DraftAbout) {
  const stored = LongDraft.safeParse(readTabValue(longDraftName(about))).data;
  const values = withStoredValues(BLANK_LONG, stored?.values);
  if (!stored || !values) return undefined;
  return { values: { ...values, levels: Levels.safeParse(values.levels).data ?? [], is_agree_brpr: false }, files: stored.files };
}

/** Keeps the long form as it is typed, or forgets it. */
export const saveLongDraft = (about: DraftAbout, draft: { values: LongInput; files: StoredFile[] } | undefined) =>
  saveTabValue(longDraftName(about), draft);

/** A long form with what another holds put over it, but for what is blank there. */
function withFilled(under: LongInput, over: LongInput): LongInput {
  const filled = TEXTS.filter((name) => over[name] !== BLANK_LONG[name]);
  return {
    ...under,
    ...Object.fromEntries(filled.map((name) => [name, over[name]])),
    levels: over.levels.length > 0 ? over.levels : under.levels,
  };
}

/** A kept long form with what its page begins with: what the address asks for wins, but over a draft for the very same lines. */
export const withStoredDraft = (start: LongInput, stored: LongInput, { lines }: DraftAbout): LongInput =>
  lines ? withFilled(start, stored) : withFilled(stored, start);

/** The member's own e-mail, to fill in; undefined when it can't be had, which costs nobody more than typing it. */
export async function memberEmail(): Promise<string | undefined> {
  const response = await fetch("/api/session/email").catch(() => undefined);
  const answer = response?.ok ? Email.safeParse(await response.json()) : undefined;
  return answer?.data?.email || undefined;
}

/** The units of the list that is shown: those of specification 12.7, until the live list is there, which wins. */
export function useUnits(): UnitOption[] {
  const { data } = useSWR("units", async () => unitOptions((await ask(InquiryUnits, {}, { hidesErrors: true })).data), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data ?? KNOWN_UNITS;
}

/** Categories right below one, for the second and third level of the long form. */
export async function subCategories(parentId: string) {
  const { data } = await ask(SubTypeList, { query: { parent_id: parentId } });
  return data;
}

/** How sending ended, for the form to show. */
/** `late`: the service has not answered in time, and may have taken it. */
export type SendResult = { kind: "sent"; id: string } | { kind: "offline" } | { kind: "failed" | "late"; text: string };

const GATEWAY_TIMEOUT = 504;

/** What became of a request that was sent; anything but a refusal or silence of the service is an error and thrown. */
export async function toSendResult(sending: Promise<{ id: string }>): Promise<SendResult> {
  try {
    const { id } = await sending;
    saveSent(id);
    track("inquiry_sent");
    return { kind: "sent", id };
  } catch (error) {
    if (error instanceof GatewayError) return { kind: error.status === GATEWAY_TIMEOUT ? "late" : "failed", text: error.text };
    if (error instanceof GatewayUnreachable) return navigator.onLine ? { kind: "failed", text: "" } : { kind: "offline" };
    throw error;
  }
}

/** Sends a form of the page as it stands; its handler registers a guest first (specification 12.4), who has a name on this page then. */
export const sendInquiry = (form: FormData): Promise<SendResult> =>
  toSendResult(
    postForm(INQUIRY_HANDLER, form, PublicInquiry.response).then((created) => {
      announceSessionChange();
      return created;
    }),
  );

/** Why a file cannot be attached, before anything of it is sent; the gateway looks again. */
export async function fileProblem(file: File): Promise<"size" | "type" | undefined> {
  if (file.size > UPLOAD_BYTES) return "size";
  const head = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  return uploadTypeOf(head) ? undefined : "type";
}

/** Accepts an offer of an own request, in so many of the offer's unit. */
export const acceptOffer = (rfqId: string, offerId: string, quantity: number) =>
  ask(PrivateInquiry, { body: { rfq_id: rfqId, accept_offer_id: offerId, quantity } });

/** Deletes own requests. */
export const deleteInquiries = (ids: string[]) => ask(InquiryDelete, { body: { ids } });

/** What a person is told of a failed call: the gateway's words, or none where it did not answer. Any other error is thrown. */
export function problemText(error: unknown): string {
  if (error instanceof GatewayError) return error.text;
  if (error instanceof GatewayUnreachable) return "";
  throw error;
}
