import { type LongInput, LongInquiry } from "@/lib/inquiry/form";
import { unitCount } from "@/lib/unit";
import later from "@/messages/later.json";
import { type Fact, isKnownFact, requestFacts } from "./request-facts";

const t = later.inquiry;

type About = { files?: string[]; variant?: string | undefined; hasLines?: boolean };

/** What is about to be sent, without blank fields. With lines the quantity is left out, since each line has its own. */
export function reviewFacts(values: LongInput, { files = [], variant = "", hasLines = false }: About = {}): Fact[] {
  const { goods_num, max_budget, lead_time_ship_days } = LongInquiry.shape;
  const count = goods_num.safeParse(values.goods_num).data;
  const request = {
    ...values,
    levels: values.levels.map(({ name }) => name),
    max_budget: max_budget.safeParse(values.max_budget).data,
    lead_time_ship_days: lead_time_ship_days.safeParse(values.lead_time_ship_days).data,
  };
  const facts = [
    { label: hasLines ? t.lines.title : t.name, value: values.goods_name },
    { label: t.variant, value: variant },
    { label: t.quantity, value: hasLines || count === undefined ? "" : unitCount(count, values.goods_unit) },
    ...requestFacts(request),
    { label: t.attachments, value: files.join(", ") },
  ];
  return facts.filter(isKnownFact);
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
