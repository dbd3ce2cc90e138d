import { parseLinesParam } from "@/lib/cart/lines-address";
import { fieldText } from "@/lib/form/fields";
import { fill, plural } from "@/lib/format";
import { unitCount } from "@/lib/unit";
import later from "@/messages/later.json";
import { QuickInquiry } from "./form";

/** What a quotation form asks for, in words; of several goods the first, and how many more there are. */
export function askedGoods(form: FormData) {
  const text = (long: string, quick: string) => fieldText(form, long) || fieldText(form, quick);
  const count = parseLinesParam(fieldText(form, "lines")).length;
  const { data: amount } = QuickInquiry.shape.quantity.safeParse(text("goods_num", "quantity"));
  const quantity = amount === undefined ? "" : unitCount(amount, text("goods_unit", "unit"));
  const others = count > 1 ? fill(plural(later.inquiry.lines.others, count - 1), { count: count - 1 }) : "";
  return {
    goods: text("goods_name", "name").trim(),
    quantity: count > 0 ? others : quantity,
    email: fieldText(form, "email").trim(),
  };
}
