import { Icon } from "@/components/ui/icon";
import { cartRoutes } from "@/lib/cart-routes";
import type { CartLine } from "@/lib/contract/cart";
import { fill, money } from "@/lib/format";
import type { CartCopy } from "./copy";

const TONES = { bad: "bg-accent-soft text-accent-strong", good: "bg-brand-soft text-brand-strong", plain: "bg-sunken text-ink" };

function noticeText({ notice, reason, unit_price: now, added_unit_price: before = now }: CartLine, { notices }: CartCopy) {
  if (notice === "price") {
    const sentence = now > before ? notices.price_up : notices.price_down;
    return { tone: now > before ? TONES.bad : TONES.good, sentence: fill(sentence, { before: money(before), now: money(now) }) };
  }
  if (notice === "stock") return { tone: TONES.bad, sentence: notices.stock };
  if (notice === "unavailable" || notice === "variant") return { tone: TONES.bad, sentence: reason ?? notices.unavailable };
  if (reason) return { tone: TONES.bad, sentence: reason };
  // A service may send other notices; they are shown as they came.
  return notice ? { tone: TONES.plain, sentence: notice } : undefined;
}

export function LineNotice({ line, copy }: { line: CartLine; copy: CartCopy }) {
  const notice = noticeText(line, copy);
  if (!notice) return null;
  return (
    <p className={`flex w-fit items-center gap-1.5 rounded-control px-2 py-1 text-xs font-semibold ${notice.tone}`}>
      <Icon name="info" size={14} />
      <span>
        {notice.sentence}{" "}
        {line.notice === "variant" && (
          <a href={`${cartRoutes.product(line.product_id)}#variantes`} className="underline">
            {copy.variants}
          </a>
        )}
      </span>
    </p>
  );
}
