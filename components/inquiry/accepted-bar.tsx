import { TotalBar } from "@/components/order/total-bar";
import { ButtonLink } from "@/components/ui/button";
import type { Offer } from "@/lib/contract/inquiry";
import { priceAt } from "@/lib/contract/price";
import { amountLabel } from "@/lib/format";
import { offeredQuantity } from "@/lib/inquiry/landed";
import type { OfTeam } from "@/lib/team";
import { text } from "@/lib/text";
import { nextOrderStep } from "./accepted";

/** The accepted offer's next step at the foot of a narrow window, until it is ordered. */
export function AcceptedBar({ inquiry, offers }: { inquiry: OfTeam; offers: Offer[] }) {
  const accepted = offers.find(({ status }) => status === "accepted");
  const step = accepted && !accepted.order && nextOrderStep(inquiry, accepted);
  if (!step) return null;
  const { total } = priceAt({ price: accepted.unit_price, tiers: [] }, offeredQuantity(accepted));
  return (
    <TotalBar label={text.order.total} total={amountLabel(total, accepted.currency_unit)}>
      <ButtonLink href={step.href}>{step.label}</ButtonLink>
    </TotalBar>
  );
}
