import type { ErrorKey } from "./form";

const ERROR_KEYS = new Map<string, ErrorKey>(
  Object.entries({
    goods_name: "name",
    goods_num: "quantity",
    goods_unit: "unit",
    email: "email",
    max_budget: "budget",
    lead_time_ship_days: "days",
    phone: "phone",
    whatsapp: "phone",
    is_agree_brpr: "consent",
  } as const),
);

/** Fields of the quick form that have another name in the long form. A quick form posted with errors is continued in the long form. */
export const LONG_NAMES = new Map([
  ["name", "goods_name"],
  ["quantity", "goods_num"],
  ["unit", "goods_unit"],
]);

/** Errors of the long form by field. `names`: the `wrong` parameter of its URL; unknown names are ignored. */
export function inquiryErrors(names: string): Record<string, ErrorKey> {
  const errors = names.split(",").flatMap((name) => {
    const longName = LONG_NAMES.get(name) ?? name;
    const error = ERROR_KEYS.get(longName);
    return error ? [[longName, error] as const] : [];
  });
  return Object.fromEntries(errors);
}
