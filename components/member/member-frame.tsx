import type { ReactNode } from "react";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { type MemberLink, MemberView } from "./member-view.client";

const t = text.member;

const LINKS: MemberLink[] = [
  { href: routes.member, label: t.overview, icon: "user" },
  { href: routes.orders, label: text.frame.orders, icon: "clipboard" },
  { href: routes.quotations, label: text.frame.quotations, icon: "chat" },
  { href: routes.messages, label: text.frame.messages, icon: "bell" },
  { href: routes.wishes, label: text.frame.wishes, icon: "heart" },
  { href: routes.addresses, label: text.frame.addresses, icon: "pin" },
  { href: routes.paymentMethods, label: text.frame.paymentMethods, icon: "tag" },
  { href: routes.account, label: t.account, icon: "info" },
];

/** `current`: the page's address. */
export function MemberFrame({ current, children }: { current: string; children: ReactNode }) {
  return (
    <MemberView current={current} links={LINKS} label={t.navigation} copy={text.samePerson}>
      {children}
    </MemberView>
  );
}
