import type { ReactNode } from "react";
import type { z } from "zod";
import type { InquiryDetail } from "@/lib/contract/inquiry";
import { amountLabel, plural, wordFor } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { unitCount, unitName } from "@/lib/unit";
import later from "@/messages/later.json";

const t = { ...later.inquiry, ...text.inquiry };

type InquiryDetails = z.output<typeof InquiryDetail.response>;

export function InquiryFacts({ inquiry }: { inquiry: InquiryDetails }) {
  const { product_id: productId, shop_id: shopId, shop_name: shop, attachments } = inquiry;
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[12rem_1fr]">
      {inquiryFacts(inquiry).map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
      {shopId && (
        <Fact label={t.detail.shop}>
          <a href={routes.shop(shopId)} className="inline-flex min-h-11 items-center text-brand underline">
            {shop}
          </a>
        </Fact>
      )}
      {productId && (
        <Fact label={t.detail.product}>
          <a href={routes.product(productId)} className="inline-flex min-h-11 items-center text-brand underline">
            {t.viewProduct}
          </a>
        </Fact>
      )}
      {attachments.length > 0 && (
        <Fact label={t.attachments}>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {attachments.map((url, index) => (
              <li key={url}>
                <a href={url} rel="noopener" className="inline-flex min-h-11 items-center text-brand underline">
                  {`${t.detail.attachment.replace("{number}", String(index + 1))} (${url.split(".").at(-1)?.toUpperCase()})`}
                </a>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{label}</dt>
      <dd className="-mt-2 min-w-0 font-semibold whitespace-pre-line sm:mt-0">{children}</dd>
    </div>
  );
}

const budgetText = ({ max_budget, currency_unit = "" }: InquiryDetails) =>
  max_budget === undefined ? "" : amountLabel(max_budget, currency_unit);

function amountAsked({ lines, quantity, unit }: InquiryDetails): string {
  if (lines.length > 0) return plural(t.lines.count, lines.length);
  return quantity === undefined ? unitName(unit) : unitCount(quantity, unit);
}

function inquiryFacts(inquiry: InquiryDetails) {
  const { detail, name, trade_terms: terms = "", lead_time_ship_days: days } = inquiry;
  const term = new Map(Object.entries(t.termNames)).get(terms);
  const levels = [inquiry.level1_name, inquiry.level2_name, inquiry.level3_name].filter(Boolean).join(" › ");
  const facts = [
    { label: t.quantity, value: amountAsked(inquiry) },
    { label: t.details, value: detail === name ? "" : detail },
    { label: t.level1, value: levels },
    { label: t.sourcingType, value: wordFor(t.sourcingTypes, inquiry.sourcing_type ?? "") },
    { label: t.sourcingPurpose, value: wordFor(t.sourcingPurposes, inquiry.sourcing_purpose ?? "") },
    { label: t.budget, value: budgetText(inquiry) },
    { label: t.terms, value: term ? `${terms} · ${term.title}` : terms },
    { label: t.shipping, value: wordFor(t.shippingMethods, inquiry.shipping_method ?? "") },
    { label: t.destination, value: inquiry.destination ?? "" },
    { label: t.lead_time, value: days === undefined ? "" : `${days} ${t.leadDays}` },
    { label: t.email, value: inquiry.email ?? "" },
    { label: t.phone, value: inquiry.phone ? `+${inquiry.country_code ?? ""} ${inquiry.phone}` : "" },
    { label: t.whatsapp, value: inquiry.whatsapp ?? "" },
  ];
  return facts.filter(({ value }) => value !== "");
}
