import { Badge } from "@/components/ui/badge";
import { wordFor } from "@/lib/format";

const TONES: Record<string, "gold" | "brand"> = {
  pending_approval: "gold",
  pending_payment: "gold",
  paid: "brand",
  shipped: "brand",
};

export function OrderBadge({ status, copy }: { status: string; copy: Record<string, string> }) {
  return <Badge tone={TONES[status] ?? "plain"}>{wordFor(copy, status)}</Badge>;
}
