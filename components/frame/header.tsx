import { CartLink } from "@/components/cart/cart-link.client";
import { Container } from "@/components/ui/container";
import { env } from "@/lib/env";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { CategoryMenu } from "./category-menu";
import { Logo } from "./logo";
import { MemberMenu } from "./member-menu.client";
import { SearchBox } from "./search-box.client";

const t = text.frame;
const LOGOUT = "/api/session/logout";

const MEMBER_LINKS = [
  { href: routes.wishes, label: t.wishes },
  { href: routes.orders, label: t.orders },
  { href: routes.addresses, label: t.addresses },
  { href: routes.quotations, label: t.quotations },
  { href: routes.paymentMethods, label: t.paymentMethods },
];

/** Page frame, header (SPEC.md section 2). It has a bottom border except over pages that say `borderless`. */
export function Header() {
  return (
    <header className="border-b border-line bg-surface group-has-[[data-borderless]]:border-transparent lg:sticky lg:top-0 lg:z-30">
      <Container className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2 sm:gap-x-5 lg:flex-nowrap lg:py-3">
        <a href={routes.home} className="flex min-h-11 items-center gap-2 text-lg font-extrabold tracking-tight text-ink">
          <Logo />
          <span className="max-xs:sr-only">{env.SITE_NAME}</span>
        </a>
        <CategoryMenu />
        <div className="order-last w-full lg:order-none lg:w-auto lg:flex-1">
          <SearchBox
            action={routes.productSearch({})}
            words={{
              label: t.searchLabel,
              placeholder: t.searchPlaceholder,
              submit: t.search,
              newTab: t.newTab,
            }}
          />
        </div>
        <div className="ml-auto flex items-center gap-0.5 sm:gap-1">
          <MemberMenu
            links={MEMBER_LINKS}
            addresses={{ login: routes.login, register: routes.register, messages: routes.messages, logout: LOGOUT }}
            words={{
              account: t.account,
              greeting: t.greeting,
              login: t.login,
              register: t.register,
              logout: t.logout,
              messages: t.messages,
              unread: t.unread,
              newTab: t.newTab,
            }}
          />
          <CartLink href={routes.cart} words={{ cart: t.cart, counted: t.cartCount }} />
        </div>
      </Container>
    </header>
  );
}
