import { BLANK_LONG, type LongInput } from "./form";
import type { InquirySubject } from "./subject";

const MORE_FIELDS = [
  "sourcing_type",
  "sourcing_purpose",
  "max_budget",
  "currency_unit",
  "trade_terms",
  "shipping_method",
  "destination",
  "lead_time_ship_days",
  "whatsapp",
] as const;

/** Whether one of the long form's folded fields has a value, as each has that has an error: a blank one is never wrong. */
export const hasMoreValues = (values: LongInput, { productId }: InquirySubject): boolean =>
  MORE_FIELDS.some((name) => values[name] !== BLANK_LONG[name]) || (!productId && values.levels.length > 0);
