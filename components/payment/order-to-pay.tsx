import { Dated } from "@/components/order/dated";
import { GoodsPictures } from "@/components/order/goods-pictures";
import { totalNote } from "@/components/order/terms-notes";
import type { Order } from "@/lib/contract/order";
import { money } from "@/lib/format";
import { orderLines } from "@/lib/order";
import { chooseCovers, describeGoods, shopsLabel } from "@/lib/order/summary";
import { text } from "@/lib/text";

const t = text.order;

export function OrderToPay({ order, until }: { order: Order; until: string }) {
  const lines = orderLines(order);
  const goods = describeGoods(lines, t);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-block border border-line bg-surface p-4 sm:p-5">
      <GoodsPictures covers={chooseCovers(lines, undefined)} />
      <p className="min-w-0 flex-1 basis-40 text-sm [overflow-wrap:anywhere]">
        <span className="line-clamp-2 font-semibold">{goods?.name}</span>
        <span className="block tabular-nums">{goods?.amount}</span>
        <span className="block text-muted max-sm:hidden">{shopsLabel(order.shops, t.shops)}</span>
      </p>
      <p className="text-sm max-sm:w-full sm:text-right">
        <strong className="block text-xl tabular-nums">{money(order.total)}</strong>
        <span className="block font-semibold">
          <Dated sentence={t.pay.until} at={until} />
        </span>
        <span className="block text-xs text-muted">{totalNote(order.trade_terms)}</span>
      </p>
    </div>
  );
}
