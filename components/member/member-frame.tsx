import type { ReactNode } from "react";
import { optionalRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { hasTeams } from "@/lib/team/server";
import { text } from "@/lib/text";
import { type MemberLink, MemberView } from "./member-view.client";

const t = text.member;

const LINKS: MemberLink[] = [
  { href: routes.member, label: t.overview, icon: "user" },
  { href: routes.orders, label: text.frame.orders, icon: "clipboard" },
  { href: routes.quotations, label: text.frame.quotations, icon: "chat" },
  { href: routes.messages, label: text.frame.messages, icon: "mail" },
  { href: routes.wishes, label: text.frame.wishes, icon: "heart" },
  { href: routes.addresses, label: text.frame.addresses, icon: "pin" },
  { href: routes.paymentMethods, label: text.frame.paymentMethods, icon: "card" },
];

const TEAM: MemberLink = { href: routes.team, label: t.team, icon: "people" };
const ACCOUNT: MemberLink = { href: routes.account, label: t.account, icon: "settings" };

/** Menu and frame of a member's pages. No team link where the service has no teams. */
export async function MemberFrame({ currentPath, children }: { currentPath: string; children: ReactNode }) {
  const links = [...LINKS, ...((await optionalRead(hasTeams())) ? [TEAM] : []), ACCOUNT];
  return (
    <MemberView currentPath={currentPath} links={links} label={t.navigation} more={t.more} copy={text.samePerson}>
      {children}
    </MemberView>
  );
}
