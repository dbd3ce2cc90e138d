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
] as const;

/** Whether the folded fields of the long form hold something. A blank one is never wrong, so it is true wherever one has an error. */
export const hasMoreValues = (values: LongInput, { productId }: InquirySubject): boolean =>
  MORE_FIELDS.some((name) => values[name] !== BLANK_LONG[name]) || (!productId && values.levels.length > 0);
