import { Icon, type IconName } from "@/components/ui/icon";
import { plural } from "@/lib/format";
import type { OrderSummary } from "@/lib/order/summary";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.member.waiting;

type Counts = { pay: number; approve: number; accepted: number; quoted: number };

type Kind = { kind: keyof Counts | "refused"; icon: IconName; count: number; href: string; goods?: string | undefined };

type Props = { counts: Counts; team: string | undefined; latest: OrderSummary[] };

function payPlace([first]: OrderSummary[], count: number): Pick<Kind, "href" | "goods"> {
  if (!first || count > 1) return { href: routes.orderList({ status: "pending_payment" }) };
  return { href: routes.payOrder(first.orderNo, first.family), goods: first.goods?.name };
}

/** What the member has to do, a line for each kind. Vouchers in review or refused are known of the `latest` orders only. */
export function Waiting({ counts, team, latest }: Props) {
  const refused = latest.filter((order) => order.is_refused);
  const toPay = latest.filter((order) => order.status === "pending_payment" && !order.is_refused && !order.is_in_review);
  const inReview = latest.filter((order) => order.is_in_review);
  const payCount = Math.max(0, counts.pay - refused.length - inReview.length);
  const kinds: Kind[] = [
    { kind: "refused", icon: "warning", count: refused.length, ...payPlace(refused, refused.length) },
    { kind: "pay", icon: "card", count: payCount, ...payPlace(toPay, payCount) },
    {
      kind: "approve",
      icon: "people",
      count: counts.approve,
      href: routes.orderList({ team, status: "pending_approval" }),
    },
    { kind: "accepted", icon: "check", count: counts.accepted, href: routes.quotationList({ status: "accepted" }) },
    { kind: "quoted", icon: "chat", count: counts.quoted, href: routes.quotationList({ status: "quoted" }) },
  ];
  const waiting = kinds.filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="atencion" className="rounded-block border border-line bg-surface p-4 sm:p-5">
      <h2 id="atencion" className="text-lg">
        {t.title}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {waiting.map(({ kind, icon, count, href, goods }) => (
          <li key={kind} className="relative flex min-h-11 items-center gap-3 py-2 text-sm hover:text-brand">
            <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
              <Icon name={icon} size={18} />
            </span>
            <a href={href} className="stretched min-w-0 flex-1 font-semibold">
              {plural(t[kind], count)}
              {goods && <span className="block truncate font-normal text-muted">{goods}</span>}
            </a>
            <Icon name="chevron-right" size={18} />
          </li>
        ))}
      </ul>
    </section>
  );
}
