import { useEffect, useState } from "react";
import { z } from "zod";
import { InquiryDelete, InquiryUnits, PrivateInquiry, PublicInquiry } from "@/lib/contract/inquiry";
import { SubTypeList } from "@/lib/contract/product";
import { SOURCE } from "@/lib/contract/session";
import { SIGNATURE_BYTES, UPLOAD_BYTES, uploadTypeOf } from "@/lib/contract/upload";
import { refusalOf } from "@/lib/http/answer";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable, unreachable } from "@/lib/http/errors";
import { visitorOf } from "@/lib/session";
import { announceSessionChange } from "@/lib/session/client";
import { keep, readKept } from "@/lib/tab-storage";
import { track } from "@/lib/tracking/client";
import type { LongInput, QuoteForm, QuoteInput } from "./form";
import { type fullInquiry, KNOWN_UNITS, quickInquiry, submitInquiry, type UnitOption, unitOptions } from "./index";
import { longDraftName } from "./long-draft";
import { keepSent } from "./sent";

/** Session storage key of specification 23.34. */
const QUOTE_DRAFT = "@IndexInquiryData";

const QuoteDraft = z.object({ name: z.string(), quantity: z.string(), unit: z.string(), email: z.string() }).partial();

export const readQuoteDraft = () => QuoteDraft.safeParse(readKept(QUOTE_DRAFT)).data;

const Email = z.object({ email: z.string() });

/** A file that was uploaded, as the draft remembers it. */
const KeptFile = z.object({ url: z.string(), name: z.string(), size: z.number() });
export type KeptFile = z.output<typeof KeptFile>;

const LongDraft = z.object({
  values: z
    .object({
      goods_name: z.string(),
      goods_num: z.string(),
      goods_unit: z.string(),
      levels: z.array(z.object({ id: z.string(), name: z.string() })),
      details: z.string(),
      sourcing_type: z.string(),
      sourcing_purpose: z.string(),
      max_budget: z.string(),
      currency_unit: z.string(),
      trade_terms: z.string(),
      shipping_method: z.string(),
      destination: z.string(),
      lead_time_ship_days: z.string(),
      email: z.string(),
      country_code: z.string(),
      phone: z.string(),
      whatsapp: z.string(),
    })
    .partial(),
  files: z.array(KeptFile),
});

export const readLongDraft = (productId?: string) => LongDraft.safeParse(readKept(longDraftName(productId))).data;

/** Keeps the long form as it is typed. Consent is not kept: it is given again with each request. */
export const keepLongDraft = (productId: string | undefined, draft: { values: LongInput; files: KeptFile[] } | undefined) =>
  keep(longDraftName(productId), draft);

/** The member's own e-mail, to fill in; nothing when it can't be had, which costs nobody more than typing it. */
export async function memberEmail(): Promise<string | undefined> {
  const response = await fetch("/api/session/email").catch(() => undefined);
  const answer = response?.ok ? Email.safeParse(await response.json()) : undefined;
  return answer?.data?.email || undefined;
}

/** The units of the list that is shown: those of specification 12.7, until the live list is there, which wins. */
export function useUnits(): UnitOption[] {
  const [units, setUnits] = useState(KNOWN_UNITS);
  useEffect(() => {
    let isGone = false;
    ask(InquiryUnits, {}, { isSilent: true }).then(
      ({ data }) => isGone || setUnits(unitOptions(data)),
      (error: unknown) => console.warn("the known units stay:", error),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return units;
}

/** Categories right below one, for the second and third level of the long form. */
export async function subCategories(parentId: string) {
  const { data } = await ask(SubTypeList, { query: { parent_id: parentId } });
  return data;
}

/** Whether somebody is logged in; the token itself is out of reach of scripts. */
export const hasSession = () => visitorOf(document.cookie) !== undefined;

/** Registers a guest by e-mail and opens the session. Throws GatewayError or GatewayUnreachable. */
export async function registerQuietly(email: string, acceptsMarketing: boolean): Promise<void> {
  const response = await fetch("/api/session/auto-register", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, source: SOURCE, accepts_marketing: acceptsMarketing }),
  }).catch(unreachable("auto-register"));
  if (!response.ok) throw refusalOf({ status: response.status, body: await response.text() });
  announceSessionChange();
}

/** How sending ended, for the form to show. */
export type SendResult = { kind: "sent"; id: string } | { kind: "offline" } | { kind: "failed"; text: string };

/** What became of a request that was sent; anything but a refusal or silence of the service is an error and thrown. */
export async function outcomeOf(sending: Promise<{ id: string }>): Promise<SendResult> {
  try {
    const { id } = await sending;
    keepSent(id);
    track("inquiry_sent");
    return { kind: "sent", id };
  } catch (error) {
    if (error instanceof GatewayError) return { kind: "failed", text: error.text };
    if (error instanceof GatewayUnreachable) return navigator.onLine ? { kind: "failed", text: "" } : { kind: "offline" };
    throw error;
  }
}

/** Sends the quotation form: the five steps of specification 12.4. */
export function sendQuote(form: QuoteForm, typed: QuoteInput, acceptsMarketing: boolean): Promise<SendResult> {
  return outcomeOf(
    submitInquiry({
      hasSession,
      register: () => registerQuietly(form.email, acceptsMarketing),
      keepDraft: () => keep(QUOTE_DRAFT, typed),
      post: () => ask(PublicInquiry, { body: quickInquiry(form) }),
      clearDraft: () => keep(QUOTE_DRAFT, undefined),
    }),
  );
}

type LongSend = {
  body: ReturnType<typeof fullInquiry>;
  /** The shop that alone is asked; a guest without an account cannot ask one shop, so the request goes to all. */
  shopId?: string | undefined;
  productId?: string | undefined;
  draft: { values: LongInput; files: KeptFile[] };
};

/** Sends the long form the same way. */
export function sendLong({ body, shopId, productId, draft }: LongSend): Promise<SendResult> {
  return outcomeOf(
    submitInquiry({
      hasSession,
      register: () => registerQuietly(body.email, false),
      keepDraft: () => keepLongDraft(productId, draft),
      post: () =>
        shopId && hasSession() ? ask(PrivateInquiry, { body: { ...body, shop_id: shopId } }) : ask(PublicInquiry, { body }),
      clearDraft: () => keepLongDraft(productId, undefined),
    }),
  );
}

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
