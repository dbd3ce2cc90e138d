"use client";

import { type FormEvent, Suspense } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { lazily } from "@/components/ui/lazily";
import { SheetTitle } from "@/components/ui/sheet-title";
import { fill } from "@/lib/format";
import { useVisitor } from "@/lib/session/client";
import { forgetMember } from "@/lib/session/last-member";

const UnreadBadge = lazily(() => import("./unread-badge.client"));

type Props = {
  links: { href: string; label: string; icon: IconName; isHere?: boolean }[];
  urls: { login: string; register: string; messages: string; logout: string };
  copy: Record<"account" | "close" | "greeting" | "login" | "register" | "logout" | "messages" | "newTab", string> & {
    unread: { one: string; other: string };
  };
};

const MENU = "cuenta";
const ROUND = "relative flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-sm font-semibold";
const ENTRY =
  "flex min-h-11 items-center rounded-control px-1 text-xs font-semibold leading-4 md:whitespace-nowrap md:px-2 md:text-sm";
const HOVER = "hover:bg-brand-soft hover:text-brand";
const ITEM = `flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-sm ${HOVER}`;

/** Timeout of clearing local data, in milliseconds. */
const FORGET_MS = 1000;

function leave(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const form = event.currentTarget;
  const late = new Promise((resolve) => setTimeout(resolve, FORGET_MS));
  Promise.race([forgetMember(), late])
    .catch((error: unknown) => console.warn("not all was forgotten:", error))
    .finally(() => form.submit());
}

/** Specification 2.1. A member's links open in a new tab unless `isHere`; a guest's lead to the login, also before hydration. */
export function MemberMenu({ links, urls, copy }: Props) {
  const visitor = useVisitor();
  const toMember = (href: string) =>
    visitor ? { href, target: "_blank", rel: "noopener" } : { href: urls.login, "data-return": href };
  const newTab = visitor && <span className="sr-only"> {copy.newTab}</span>;
  return (
    <>
      <a {...toMember(urls.messages)} className={`${ROUND} ${HOVER}`}>
        <Icon name="bell" size={22} />
        <span className="sr-only">{copy.messages}</span>
        {newTab}
        {visitor && (
          <Suspense>
            <UnreadBadge forms={copy.unread} />
          </Suspense>
        )}
      </a>
      {/* The same width for guest and member, so that hydration causes no layout shift. */}
      <div className="flex min-h-12 w-44 max-w-full items-center md:w-64">
        {/* Hidden from guests on phones: their menu would only repeat the login link. */}
        <button
          type="button"
          popoverTarget={MENU}
          className={`${ROUND} ${HOVER} max-w-full max-md:gap-1 ${visitor ? "" : "max-md:hidden"}`}
        >
          <Icon name="user" size={22} />
          <span className={visitor ? "truncate max-md:text-xs" : "sr-only"}>
            {visitor ? fill(copy.greeting, visitor) : copy.account}
          </span>
        </button>
        {!visitor && (
          <span className="flex min-w-0 justify-end max-md:w-full">
            <a href={urls.login} className={`${ENTRY} ${HOVER}`}>
              {copy.login}
            </a>
            <a href={urls.register} className={`${ENTRY} ${HOVER} text-brand capitalize`}>
              {copy.register}
            </a>
          </span>
        )}
      </div>
      <nav
        id={MENU}
        popover="auto"
        aria-label={copy.account}
        className="popover-sheet md:right-4 md:left-auto md:w-72 md:translate-x-0"
      >
        <SheetTitle id={MENU} title={copy.account} close={copy.close} />
        <ul>
          {links.map(({ href, label, icon, isHere }) => (
            <li key={href}>
              <a {...(visitor && isHere ? { href } : toMember(href))} className={ITEM}>
                <Icon name={icon} />
                {label}
                {!isHere && newTab}
              </a>
            </li>
          ))}
        </ul>
        {visitor && (
          <form action={urls.logout} method="post" onSubmit={leave} className="mt-2 border-t border-line pt-2">
            <button type="submit" className={ITEM}>
              {copy.logout}
            </button>
          </form>
        )}
      </nav>
    </>
  );
}
