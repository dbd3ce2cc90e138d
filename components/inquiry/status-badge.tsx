import { Badge } from "@/components/ui/badge";
import { wordFor } from "@/lib/format";
import { text } from "@/lib/text";

const { statuses, offerStatuses } = text.inquiry;

const TONES: Record<string, "brand" | "gold" | "plain" | "dark"> = { open: "gold", quoted: "brand", accepted: "dark" };

export function InquiryBadge({ status }: { status: string }) {
  return <Badge tone={TONES[status] ?? "plain"}>{wordFor(statuses, status)}</Badge>;
}

const OFFER_TONES: Record<string, "brand" | "plain" | "dark"> = { open: "brand", accepted: "dark" };

export function OfferBadge({ status }: { status: string }) {
  return <Badge tone={OFFER_TONES[status] ?? "plain"}>{wordFor(offerStatuses, status)}</Badge>;
}
