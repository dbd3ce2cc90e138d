import useSWR from "swr";
import { z } from "zod";
import { InquiryDelete, InquiryUnits, PrivateInquiry } from "@/lib/contract/inquiry";
import { ask } from "@/lib/http/browser";
import { KNOWN_UNITS, type UnitOption, unitOptions } from "@/lib/unit";

const Email = z.object({ email: z.string() });

export async function fetchMemberEmail(): Promise<string | undefined> {
  const response = await fetch("/api/session/email").catch(() => undefined);
  const answer = response?.ok ? Email.safeParse(await response.json()) : undefined;
  return answer?.data?.email || undefined;
}

/** The gateway's units; until its list is loaded, those of specification 12.7. */
export function useUnits(): UnitOption[] {
  const { data } = useSWR("units", async () => unitOptions((await ask(InquiryUnits, {}, { hidesErrors: true })).data), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data ?? KNOWN_UNITS;
}

export const acceptOffer = (rfqId: string, offerId: string, quantity: number) =>
  ask(PrivateInquiry, { body: { rfq_id: rfqId, accept_offer_id: offerId, quantity } });

export const deleteInquiries = (ids: string[]) => ask(InquiryDelete, { body: { ids } });
