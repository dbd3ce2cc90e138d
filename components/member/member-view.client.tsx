"use client";

import type { ReactNode } from "react";
import { MemberChanged } from "@/components/session/member-changed.client";
import { Container } from "@/components/ui/container";
import { Icon, type IconName } from "@/components/ui/icon";
import { routes } from "@/lib/routes";

const LINK_LIST =
  "gap-1 max-lg:hidden peer-open:grid max-lg:grid-cols-2 lg:sticky lg:top-24 lg:flex lg:flex-col [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:gap-2 [&_a]:rounded-control [&_a]:px-3 [&_a]:text-sm [&_a]:font-semibold [&_a]:hover:bg-brand-soft [&_a]:hover:text-brand [&_a]:aria-[current=page]:bg-brand [&_a]:aria-[current=page]:text-inverse";

export type MemberLink = { href: string; label: string; icon: IconName };

type Props = {
  currentPath: string;
  links: MemberLink[];
  label: string;
  more: string;
  copy: { other: string; reload: string };
  children: ReactNode;
};

/** A client component: the page has its data beside the HTML, not its elements again (ADR 26). */
export function MemberView({ currentPath, links, label, more, copy, children }: Props) {
  const isCurrent = (href: string) => (href === routes.member ? currentPath === href : currentPath.startsWith(href));
  const here = links.find(({ href }) => isCurrent(href));
  return (
    <Container className="grid gap-4 pb-16 pt-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8 lg:pt-8">
      <MemberChanged copy={copy} />
      <nav aria-label={label} className="min-w-0">
        <details className="peer lg:hidden">
          <summary className="flex min-h-11 items-center gap-2 rounded-control border border-line bg-surface px-3 text-sm font-semibold">
            {here && <Icon name={here.icon} size={18} />}
            <span className="flex-1">{here?.label ?? label}</span>
            <span className="text-xs font-normal text-muted">{more}</span>
            <Icon name="chevron-down" size={18} />
          </summary>
        </details>
        <ul className={LINK_LIST}>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href} aria-current={isCurrent(link.href) ? "page" : undefined}>
                <Icon name={link.icon} size={18} />
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* `data-task`: globals.css then keeps the shortcuts out of the way of a page's own action. */}
      <div data-task="" className="flex min-w-0 flex-col gap-6">
        {children}
      </div>
    </Container>
  );
}
