import { phoneLabel } from "@/lib/address/phone";
import { amountLabel, wordFor } from "@/lib/format";
import { type LongInput, LongInquiry } from "@/lib/inquiry/form";
import { unitCount } from "@/lib/unit";
import later from "@/messages/later.json";

const t = later.inquiry;

type Fact = { label: string; value: string };

type About = { files?: string[]; variant?: string | undefined; hasLines?: boolean };

/** What is about to be sent, without blank fields. With lines the quantity is left out, since each line has its own. */
export function reviewFacts(values: LongInput, { files = [], variant = "", hasLines = false }: About = {}): Fact[] {
  const parsed = LongInquiry.shape.goods_num.safeParse(values.goods_num);
  const count = parsed.success ? unitCount(parsed.data, values.goods_unit) : values.goods_num;
  const levels = values.levels.map(({ name }) => name).join(" › ");
  const term = new Map(Object.entries(t.termNames)).get(values.trade_terms);
  const { data: amount } = LongInquiry.shape.max_budget.safeParse(values.max_budget);
  const budget = amount === undefined ? values.max_budget : amountLabel(amount, values.currency_unit);
  const phone = values.phone && phoneLabel(values.country_code, values.phone);
  const facts = [
    { label: hasLines ? t.lines.title : t.name, value: values.goods_name },
    { label: t.variant, value: variant },
    { label: t.quantity, value: hasLines ? "" : count },
    { label: t.level1, value: levels },
    { label: t.details, value: values.details },
    { label: t.attachments, value: files.join(", ") },
    { label: t.sourcingType, value: wordFor(t.sourcingTypes, values.sourcing_type) },
    { label: t.sourcingPurpose, value: wordFor(t.sourcingPurposes, values.sourcing_purpose) },
    { label: t.email, value: values.email },
    { label: t.phone, value: phone },
    { label: t.whatsapp, value: values.whatsapp },
    { label: t.budget, value: budget },
    { label: t.terms, value: term ? `${values.trade_terms} · ${term.title}` : "" },
    { label: t.shipping, value: wordFor(t.shippingMethods, values.shipping_method) },
    { label: t.destination, value: values.destination },
    { label: t.lead_time, value: values.lead_time_ship_days && `${values.lead_time_ship_days} ${t.leadDays}` },
  ];
  return facts.filter(({ value }) => value.trim() !== "");
}

export function Review({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[14rem_1fr]">
      {facts.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="-mt-2 min-w-0 font-semibold whitespace-pre-line sm:mt-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
