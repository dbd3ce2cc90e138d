import type { ReactNode } from "react";
import { SamePerson } from "@/components/session/same-person.client";
import { Container } from "@/components/ui/container";
import { Icon, type IconName } from "@/components/ui/icon";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.member;

const LINKS: { href: string; label: string; icon: IconName }[] = [
  { href: routes.member, label: t.overview, icon: "user" },
  { href: routes.orders, label: text.frame.orders, icon: "clipboard" },
  { href: routes.quotations, label: text.frame.quotations, icon: "chat" },
  { href: routes.messages, label: text.frame.messages, icon: "bell" },
  { href: routes.wishes, label: text.frame.wishes, icon: "heart" },
  { href: routes.addresses, label: text.frame.addresses, icon: "pin" },
  { href: routes.paymentMethods, label: text.frame.paymentMethods, icon: "tag" },
  { href: routes.account, label: t.account, icon: "info" },
];

/** Said once on the list and not on each link, on every page. */
const ROW =
  "flex gap-1 overflow-x-auto scroll-px-12 pb-1 *:shrink-0 lg:sticky lg:top-24 lg:flex-col [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:gap-2 [&_a]:rounded-control [&_a]:px-3 [&_a]:text-sm [&_a]:font-semibold [&_a]:hover:bg-brand-soft [&_a]:hover:text-brand [&_a]:aria-[current=page]:bg-brand [&_a]:aria-[current=page]:text-white [&_a]:aria-[current=page]:[scroll-initial-target:nearest]";

/** The member area's frame: its pages beside its navigation, which is a row to swipe on a phone. `current` is the page's address. */
export function MemberFrame({ current, children }: { current: string; children: ReactNode }) {
  const isCurrent = (href: string) => (href === routes.member ? current === href : current.startsWith(href));
  return (
    <Container className="grid gap-4 pb-16 pt-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8 lg:pt-8">
      <SamePerson words={text.samePerson} />
      <nav aria-label={t.navigation} className="min-w-0">
        <ul className={ROW}>
          {LINKS.map(({ href, label, icon }) => (
            <li key={href}>
              <a href={href} aria-current={isCurrent(href) ? "page" : undefined}>
                <Icon name={icon} size={18} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </Container>
  );
}
