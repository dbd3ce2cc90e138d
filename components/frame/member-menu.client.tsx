"use client";

import { Icon } from "@/components/ui/icon";
import { fill } from "@/lib/format";
import { useVisitor } from "@/lib/session/client";
import { UnreadBadge } from "./unread-badge.client";

type Props = {
  links: { href: string; label: string }[];
  addresses: { login: string; register: string; messages: string; logout: string };
  words: Record<"account" | "greeting" | "login" | "register" | "logout" | "messages" | "unread" | "newTab", string>;
};

const MENU = "cuenta";
const ROUND = "relative flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-sm font-semibold";
const HOVER = "hover:bg-brand-soft hover:text-brand";
const ITEM = `flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-sm ${HOVER}`;

/**
 * Bell, greeting and member menu (specification 2.1). A member's links open in a new tab;
 * a guest's lead to the login, which is also what stands in the page before hydration.
 */
export function MemberMenu({ links, addresses, words }: Props) {
  const visitor = useVisitor();
  const toMember = (href: string) =>
    visitor ? { href, target: "_blank", rel: "noopener" } : { href: addresses.login, "data-return": href };
  const newTab = visitor && <span className="sr-only"> {words.newTab}</span>;
  return (
    <>
      <a {...toMember(addresses.messages)} className={`${ROUND} ${HOVER}`}>
        <Icon name="bell" size={22} />
        <span className="sr-only">{words.messages}</span>
        {newTab}
        {visitor && <UnreadBadge sentence={words.unread} />}
      </a>
      <button type="button" popoverTarget={MENU} className={`${ROUND} ${HOVER}`}>
        <Icon name="user" size={22} />
        <span className="max-w-36 truncate max-md:sr-only">{visitor ? fill(words.greeting, visitor) : words.account}</span>
      </button>
      <nav
        id={MENU}
        popover="auto"
        aria-label={words.account}
        className="popover-sheet md:right-4 md:left-auto md:w-72 md:translate-x-0"
      >
        {!visitor && (
          <ul className="mb-2 grid grid-cols-2 gap-2 border-b border-line pb-3">
            <li>
              <a href={addresses.login} className={`${ROUND} bg-brand text-white hover:bg-brand-strong`}>
                {words.login}
              </a>
            </li>
            <li>
              <a href={addresses.register} className={`${ROUND} border border-line-strong ${HOVER}`}>
                {words.register}
              </a>
            </li>
          </ul>
        )}
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a {...toMember(href)} className={ITEM}>
                {label}
                {newTab}
              </a>
            </li>
          ))}
        </ul>
        {visitor && (
          <form action={addresses.logout} method="post" className="mt-2 border-t border-line pt-2">
            <button type="submit" className={ITEM}>
              {words.logout}
            </button>
          </form>
        )}
      </nav>
    </>
  );
}
