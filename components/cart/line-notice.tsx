import { Icon } from "@/components/ui/icon";
import { cartRoutes } from "@/lib/cart-routes";
import type { CartLine } from "@/lib/contract/cart";
import { fill, money } from "@/lib/format";
import type { CartCopy } from "./copy";

const GOOD = "bg-brand-soft text-brand-strong";
const BAD = "bg-accent-soft text-accent-strong";

function noticeText({ notice, reason, unit_price: now, added_unit_price: before = now }: CartLine, { notices }: CartCopy) {
  if (notice === "price")
    return fill(now > before ? notices.price_up : notices.price_down, { before: money(before), now: money(now) });
  if (notice === "stock") return notices.stock;
  // A service may send other notices; they are shown as they came.
  return reason ?? (notice === "unavailable" ? notices.unavailable : notice);
}

export function LineNotice({ line, copy }: { line: CartLine; copy: CartCopy }) {
  const { notice, unit_price: now, added_unit_price: before = now } = line;
  const sentence = noticeText(line, copy);
  if (!sentence) return null;
  return (
    <p
      className={`flex w-fit items-center gap-1.5 rounded-control px-2 py-1 text-xs font-semibold ${notice === "price" && now <= before ? GOOD : BAD}`}
    >
      <Icon name="info" size={14} />
      <span>
        {sentence}{" "}
        {notice === "variant" && (
          <a href={`${cartRoutes.product(line.product_id)}#variantes`} className="underline">
            {copy.variants}
          </a>
        )}
      </span>
    </p>
  );
}
