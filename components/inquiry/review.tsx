import { wordFor } from "@/lib/inquiry";
import type { LongInput } from "@/lib/inquiry/form";
import type { LongWords } from "./long-form";

type Line = { label: string; value: string };

/** Every line of a request that says something, in the words of the form. */
export function reviewLines(values: LongInput, files: string[], unitLabel: string, words: LongWords): Line[] {
  const levels = values.levels.map(({ name }) => name).join(" › ");
  const term = new Map(Object.entries(words.termNames)).get(values.trade_terms);
  const budget = values.max_budget && `${values.max_budget} ${values.currency_unit}`;
  const phone = values.phone && `+${values.country_code} ${values.phone}`;
  const lines = [
    { label: words.name, value: values.goods_name },
    { label: words.quantity, value: `${values.goods_num} ${unitLabel}` },
    { label: words.level1, value: levels },
    { label: words.details, value: values.details },
    { label: words.attachments, value: files.join(", ") },
    { label: words.sourcingType, value: wordFor(words.sourcingTypes, values.sourcing_type) },
    { label: words.sourcingPurpose, value: wordFor(words.sourcingPurposes, values.sourcing_purpose) },
    { label: words.budget, value: budget },
    { label: words.terms, value: term ? `${values.trade_terms} · ${term.title}` : "" },
    { label: words.shipping, value: wordFor(words.shippingMethods, values.shipping_method) },
    { label: words.destination, value: values.destination },
    { label: words.lead_time, value: values.lead_time_ship_days && `${values.lead_time_ship_days} ${words.leadDays}` },
    { label: words.email, value: values.email },
    { label: words.phone, value: phone },
    { label: words.whatsapp, value: values.whatsapp },
  ];
  return lines.filter(({ value }) => value.trim() !== "");
}

/** What is about to be sent, to be read once more. */
export function Review({ lines }: { lines: Line[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[14rem_1fr]">
      {lines.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="-mt-2 min-w-0 font-semibold whitespace-pre-line sm:mt-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
