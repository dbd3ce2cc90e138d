import { Icon, type IconName } from "@/components/ui/icon";
import { plural } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.member.waiting;

type Counts = { pay: number; approve: number; quoted: number; shipped: number };

type Props = { counts: Counts; team: string | undefined };

/** What the member has to do, one line a kind; nothing where nothing waits. */
export function Waiting({ counts, team }: Props) {
  const kinds: { kind: keyof Counts; icon: IconName; href: string }[] = [
    { kind: "pay", icon: "card", href: routes.orderList({ status: "pending_payment" }) },
    { kind: "approve", icon: "people", href: routes.orderList({ team, status: "pending_approval" }) },
    { kind: "quoted", icon: "chat", href: routes.quotationList({ status: "quoted" }) },
    { kind: "shipped", icon: "ship", href: routes.orderList({ status: "shipped" }) },
  ];
  const waiting = kinds.filter(({ kind }) => counts[kind] > 0);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="atencion" className="rounded-block border border-line bg-surface p-4 sm:p-5">
      <h2 id="atencion" className="text-lg">
        {t.title}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {waiting.map(({ kind, icon, href }) => (
          <li key={kind} className="relative flex min-h-11 items-center gap-3 py-2 text-sm hover:text-brand">
            <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
              <Icon name={icon} size={18} />
            </span>
            <a href={href} className="stretched min-w-0 flex-1 font-semibold">
              {plural(t[kind], counts[kind])}
            </a>
            <Icon name="chevron-right" size={18} />
          </li>
        ))}
      </ul>
    </section>
  );
}
