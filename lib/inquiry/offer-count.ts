import { InquiryDetail } from "@/lib/contract/inquiry";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";

/** Undefined on a failure, because an error would end SWR's polling. */
export async function fetchOfferCount(id: string): Promise<number | undefined> {
  try {
    const { offers_received } = await ask(InquiryDetail, { params: { id } }, { hidesErrors: true });
    return offers_received.length;
  } catch (error) {
    if (error instanceof GatewayError || error instanceof GatewayUnreachable) return undefined;
    throw error;
  }
}
