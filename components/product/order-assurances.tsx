import { Icon } from "@/components/ui/icon";
import type { ProductDetail } from "@/lib/contract/product";
import { fill, plural } from "@/lib/format";
import { text } from "@/lib/text";

const t = text.product;

type Props = { product: Pick<ProductDetail, "lead_days" | "sample"> };

/** Answers to questions that buyers have before they order; lead time and sample only where the product has them. */
export function OrderAssurances({ product: { lead_days: days, sample } }: Props) {
  const facts = [
    t.assurances.unpaid,
    days && fill(t.assurances.lead, { days: plural(t.days, days) }),
    sample && t.assurances.sample,
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm print:hidden">
      {facts.filter(Boolean).map((fact) => (
        <li key={fact} className="flex items-center gap-1.5">
          <Icon name="check" size={16} className="text-brand" />
          {fact}
        </li>
      ))}
    </ul>
  );
}
