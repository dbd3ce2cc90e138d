import { Icon } from "@/components/ui/icon";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const { steps: t } = text.order;

export function CheckoutSteps({ inquiryId }: { inquiryId?: string | undefined }) {
  return (
    <nav aria-label={t.label} className="-mb-4">
      <ol className="flex items-center gap-2 text-sm font-semibold text-muted">
        <li>
          <a
            href={inquiryId === undefined ? routes.cart : routes.quotation(inquiryId)}
            className="inline-flex min-h-11 items-center text-brand hover:underline"
          >
            {inquiryId === undefined ? t.cart : t.request}
          </a>
        </li>
        <li aria-current="step" className="flex items-center gap-2 text-ink">
          <Icon name="chevron-right" size={16} />
          {t.order}
        </li>
        <li className="flex items-center gap-2">
          <Icon name="chevron-right" size={16} />
          {t.pay}
        </li>
      </ol>
    </nav>
  );
}
