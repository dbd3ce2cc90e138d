import { Icon, type IconName } from "@/components/ui/icon";
import { plural } from "@/lib/format";
import type { OrderSummary } from "@/lib/order/card";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.member.waiting;

type Counts = { pay: number; approve: number; accepted: number; quoted: number; shipped: number };

type Props = { counts: Counts; team: string | undefined; latest: OrderSummary[] };

/** What the member has to do, a line for each kind. A single order to pay, or on its way, is named and linked if it is among `latest`. */
export function Waiting({ counts, team, latest }: Props) {
  const only = (status: string, count: number) => (count === 1 ? latest.find((order) => order.status === status) : undefined);
  const toPay = only("pending_payment", counts.pay);
  const shipped = only("shipped", counts.shipped);
  const kinds: { kind: keyof Counts; icon: IconName; href: string; goods?: string | undefined }[] = [
    {
      kind: "pay",
      icon: "card",
      href: toPay ? routes.payOrder(toPay.orderNo, toPay.family) : routes.orderList({ status: "pending_payment" }),
      goods: toPay?.goods?.name,
    },
    { kind: "approve", icon: "people", href: routes.orderList({ team, status: "pending_approval" }) },
    { kind: "accepted", icon: "check", href: routes.quotationList({ status: "accepted" }) },
    { kind: "quoted", icon: "chat", href: routes.quotationList({ status: "quoted" }) },
    {
      kind: "shipped",
      icon: "ship",
      href: shipped ? routes.order(shipped.orderNo, shipped.family) : routes.orderList({ status: "shipped" }),
      goods: shipped?.goods?.name,
    },
  ];
  const waiting = kinds.filter(({ kind }) => counts[kind] > 0);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="atencion" className="rounded-block border border-line bg-surface p-4 sm:p-5">
      <h2 id="atencion" className="text-lg">
        {t.title}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {waiting.map(({ kind, icon, href, goods }) => (
          <li key={kind} className="relative flex min-h-11 items-center gap-3 py-2 text-sm hover:text-brand">
            <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
              <Icon name={icon} size={18} />
            </span>
            <a href={href} className="stretched min-w-0 flex-1 font-semibold">
              {plural(t[kind], counts[kind])}
              {goods && <span className="block truncate font-normal text-muted">{goods}</span>}
            </a>
            <Icon name="chevron-right" size={18} />
          </li>
        ))}
      </ul>
    </section>
  );
}
