import { ChatLink } from "@/components/chat/chat-link";
import { Icon } from "@/components/ui/icon";
import type { Order } from "@/lib/contract/order";
import { fill } from "@/lib/format";
import { text } from "@/lib/text";

const t = text.order.actions;

export function DeliveryProblem({ order: { orderNo, shops } }: { order: Pick<Order, "orderNo" | "shops"> }) {
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-brand">
        {t.problem}
        <Icon name="chevron-down" size={18} />
      </summary>
      <p>{fill(t.problemText, { number: orderNo })}</p>
      <ul>
        {shops.map(({ shop_id: id, shop_name: name }) => (
          <li key={id}>
            <ChatLink shopId={id} className="inline-flex min-h-11 items-center font-semibold text-brand underline">
              {fill(t.problemChat, { shop: name })}
            </ChatLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
