import { fieldText } from "@/lib/form/fields";
import { unitCount } from "@/lib/unit";
import { QuickInquiry } from "./form";

/** What the confirmation repeats of a sent form, quick or long. Without a quantity where the form is about several lines. */
export function sentSummary(form: FormData) {
  const text = (long: string, quick: string) => fieldText(form, long) || fieldText(form, quick);
  const { data: amount } = QuickInquiry.shape.quantity.safeParse(text("goods_num", "quantity"));
  const hasAmount = amount !== undefined && fieldText(form, "lines") === "";
  return {
    goods: text("goods_name", "name").trim(),
    quantity: hasAmount ? unitCount(amount, text("goods_unit", "unit")) : "",
    email: fieldText(form, "email").trim(),
  };
}
