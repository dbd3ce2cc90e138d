import type { IconName } from "@/components/ui/icon";
import { findArticle } from "@/lib/article";
import { env } from "@/lib/env";
import { CATEGORY_PATH, legal, routes } from "@/lib/routes";
import { text } from "@/lib/text";
import type { MenuLink } from "./category-menu.client";

// Every page carries `copy` and the links. The links have their labels already, so `copy` leaves these out.
const {
  wishes,
  orders,
  addresses,
  quotations,
  paymentMethods,
  buy,
  bestSellers,
  newArrivals,
  offers,
  allProducts,
  factories,
  discover,
  markets,
  lives,
  suppliers,
  welcome,
  about,
  contact,
  legal: documents,
  articles,
  agreement,
  privacy,
  accessibility,
  authority,
  references: _references,
  menuLinks,
  ...copy
} = text.frame;

/** `isHere`: the link opens in the same tab. The others are those of specification 2.1, which open in a new one. */
export type MemberLink = { href: string; label: string; icon: IconName; isHere?: boolean };

const MEMBER_LINKS: MemberLink[] = [
  { href: routes.member, label: text.member.overview, icon: "user", isHere: true },
  { href: routes.wishes, label: wishes, icon: "heart" },
  { href: routes.orders, label: orders, icon: "clipboard" },
  { href: routes.addresses, label: addresses, icon: "pin" },
  { href: routes.quotations, label: quotations, icon: "chat" },
  { href: routes.paymentMethods, label: paymentMethods, icon: "card" },
  { href: routes.messages, label: copy.messages, icon: "mail", isHere: true },
  { href: routes.team, label: text.member.team, icon: "people", isHere: true },
  { href: routes.account, label: text.member.account, icon: "settings", isHere: true },
];

/** Below the categories in the menu. The pages of a member lead a guest to the login themselves, so crawlers need not follow. */
export const MENU_LINKS: MenuLink[] = [
  { href: routes.markets, label: menuLinks.markets },
  { href: routes.lives, label: menuLinks.lives },
  { href: routes.factories(), label: menuLinks.factories },
  { href: routes.campaign("ofertas"), label: offers },
  { href: routes.campaign("mas-vendidos"), label: bestSellers },
  { href: routes.campaign("novedades"), label: newArrivals },
  { href: routes.shopProducts(), label: allProducts },
  { href: routes.articles, label: menuLinks.articles },
  { href: routes.member, label: copy.account, rel: "nofollow" },
  { href: routes.wishes, label: wishes, rel: "nofollow" },
];

export const FRAME = {
  site: {
    name: env.SITE_NAME,
    company: {
      name: env.COMPANY_NAME,
      taxId: env.COMPANY_TAX_ID,
      address: env.COMPANY_ADDRESS,
      email: env.COMPANY_EMAIL,
      phone: env.COMPANY_PHONE,
    },
    socialLinks: env.SOCIAL_LINKS,
    isMeasurable: env.TRACKING_URL !== undefined,
    /** Day of the policy's last change; after a newer one, consent is asked for again. */
    policyVersion: findArticle("politica-de-privacidad")?.modified.slice(0, 10) ?? "",
  },
  copy: { ...copy, needsSession: text.error.needsSession, partFailed: text.error.partFailed },
  urls: {
    home: routes.home,
    search: routes.productSearch({}),
    category: CATEGORY_PATH,
    cart: routes.cart,
    login: routes.login,
    register: routes.register,
    messages: routes.messages,
    logout: "/api/session/logout",
    chat: routes.chat({}),
    quote: routes.quote,
    policy: legal.policy,
  },
  memberLinks: MEMBER_LINKS,
  quickLinks: [
    {
      title: buy,
      links: [
        { href: routes.campaign("mas-vendidos"), label: bestSellers },
        { href: routes.campaign("novedades"), label: newArrivals },
        { href: routes.campaign("ofertas"), label: offers },
        { href: routes.shopProducts(), label: allProducts },
        { href: routes.factories(), label: factories },
      ],
    },
    {
      title: discover,
      links: [
        { href: routes.markets, label: markets },
        { href: routes.lives, label: lives },
        { href: routes.suppliers, label: suppliers },
        { href: routes.welcome, label: welcome },
        { href: routes.about, label: about },
        { href: `${routes.about}#empresa`, label: contact },
      ],
    },
    {
      title: documents,
      links: [
        { href: routes.articles, label: articles },
        { href: legal.agreement, label: agreement },
        { href: legal.policy, label: privacy },
        { href: routes.article("accesibilidad"), label: accessibility },
        { href: legal.authority, label: authority },
      ],
    },
  ],
};
export type FrameData = typeof FRAME;
