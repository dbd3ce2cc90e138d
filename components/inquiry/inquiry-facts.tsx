import type { ReactNode } from "react";
import type { z } from "zod";
import type { InquiryDetail } from "@/lib/contract/inquiry";
import { plural } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { unitCount, unitName } from "@/lib/unit";
import later from "@/messages/later.json";
import { isKnownFact, requestFacts } from "./request-facts";

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

function goodsFacts({ lines, quantity, unit }: InquiryDetails) {
  if (lines.length > 0) return [{ label: t.quantity, value: plural(t.lines.count, lines.length) }];
  if (quantity === undefined) return [{ label: t.unit, value: unit === undefined ? "" : unitName(unit) }];
  return [{ label: t.quantity, value: unitCount(quantity, unit) }];
}

/** Goods, details and destination on one line: `500 piezas · Con logotipo · Buenaventura`. */
export function inquirySummary(inquiry: InquiryDetails): string {
  const { detail, name, destination } = inquiry;
  const goods = goodsFacts(inquiry).map(({ value }) => value);
  return [...goods, detail === name ? "" : detail, destination].filter(Boolean).join(" · ");
}

export function inquiryFacts(inquiry: InquiryDetails) {
  const { detail, name, level1_name, level2_name, level3_name } = inquiry;
  const request = { ...inquiry, details: detail === name ? "" : detail, levels: [level1_name, level2_name, level3_name] };
  return [...goodsFacts(inquiry), ...requestFacts(request)].filter(isKnownFact);
}
