import type { ReactNode } from "react";
import { ChatLink } from "@/components/chat/chat-link";
import { Icon } from "@/components/ui/icon";
import { lineKey } from "@/lib/contract/line-key";
import type { Order } from "@/lib/contract/order";
import { money, plural } from "@/lib/format";
import type { PreviewLine } from "@/lib/order";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { OrderLine } from "./order-line";

const t = text.order;

type Props = Pick<Order, "shops"> & { underLine?: (line: PreviewLine) => ReactNode };

const SHOWN_ON_PHONES = 3;

export function OrderShops({ shops, underLine = () => null }: Props) {
  const cards = (some: Order["shops"]) => some.map((shop) => <Shop key={shop.shop_id} shop={shop} underLine={underLine} />);
  const others = shops.slice(SHOWN_ON_PHONES);
  return (
    <section aria-labelledby="productos" className="flex flex-col gap-3">
      <h2 id="productos" className="text-lg">
        {t.products}
      </h2>
      {cards(shops.slice(0, SHOWN_ON_PHONES))}
      {others.length > 0 && (
        <>
          <details className="peer rounded-card border border-line bg-surface px-4 sm:hidden">
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold text-brand">
              {plural(t.otherShops, others.length)}
              <Icon name="chevron-down" size={18} />
            </summary>
          </details>
          <div className="grid gap-3 max-sm:hidden peer-open:grid">{cards(others)}</div>
        </>
      )}
    </section>
  );
}

type ShopProps = Required<Pick<Props, "underLine">> & { shop: Order["shops"][number] };

function Shop({ shop, underLine }: ShopProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex items-center justify-between gap-x-4 border-b border-line px-4 py-1">
        <h3 className="py-2 text-sm sm:text-base [overflow-wrap:anywhere]">
          <a href={routes.shop(shop.shop_id)} className="hover:text-brand hover:underline">
            {shop.shop_name}
          </a>
        </h3>
        <ChatLink
          shopId={shop.shop_id}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 text-sm font-semibold text-brand hover:underline print:hidden"
        >
          <Icon name="chat" size={18} />
          <span className="max-sm:sr-only">{text.shop.chat}</span>
          <span aria-hidden="true" className="sm:hidden">
            {t.chatShort}
          </span>
        </ChatLink>
      </div>
      <ul className="divide-y divide-line">
        {shop.lines.map((line) => (
          <Line key={lineKey(line)} line={line}>
            {underLine(line)}
          </Line>
        ))}
      </ul>
      {shop.note && (
        <p className="border-t border-line px-4 py-3 text-sm [overflow-wrap:anywhere]">
          <span className="font-semibold">{t.note}:</span> {shop.note}
        </p>
      )}
      {shop.lines.length > 1 && (
        <p className="flex justify-between gap-4 border-t border-line px-4 py-3 text-sm">
          {t.subtotal} <strong className="tabular-nums">{money(shop.subtotal)}</strong>
        </p>
      )}
    </div>
  );
}

function Line({ line, children }: { line: PreviewLine; children: ReactNode }) {
  const name = (
    <a href={routes.product(line.product_id)} className="line-clamp-3 font-semibold hover:text-brand hover:underline">
      {line.name}
    </a>
  );
  return (
    <OrderLine line={line} name={name} each={t.each}>
      {children}
    </OrderLine>
  );
}
