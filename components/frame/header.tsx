import { pictureAt } from "@/components/ui/picture";
import { env } from "@/lib/env";
import { fill } from "@/lib/format";
import { optional } from "@/lib/http/optional";
import { getTopCategories } from "@/lib/product/server";
import { text } from "@/lib/text";
import { HeaderBar } from "./header-bar.client";

const t = text.frame;

const WORDS = {
  logo: fill(t.logo, { name: env.SITE_NAME }),
  categories: t.categories,
  searchLabel: t.searchLabel,
  searchPlaceholder: t.searchPlaceholder,
  search: t.search,
  newTab: t.newTab,
  account: t.account,
  greeting: t.greeting,
  login: t.login,
  register: t.register,
  logout: t.logout,
  messages: t.messages,
  unread: t.unread,
  wishes: t.wishes,
  orders: t.orders,
  addresses: t.addresses,
  quotations: t.quotations,
  paymentMethods: t.paymentMethods,
  cart: t.cart,
  cartCount: t.cartCount,
};
export type Words = typeof WORDS;

/** Page frame, header (SPEC.md section 2), as data for its island. */
export async function Header() {
  const categories = (await optional(getTopCategories())) ?? [];
  return (
    <HeaderBar
      site={env.SITE_NAME}
      words={WORDS}
      categories={categories.map(({ id, name, img }) => ({ id, name, ...(img && { img: pictureAt(img, 96) }) }))}
    />
  );
}
