import { CompareTable } from "@/components/compare/compare-table";
import type { Market } from "@/lib/contract/market";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { type ComparedShop, shopFacts } from "./compared-facts";

export function ComparedShops({ shops, markets }: { shops: ComparedShop[]; markets: Market[] }) {
  const ids = shops.map(({ shop }) => shop.id);
  const compared = shops.map((one) => ({
    id: one.shop.id,
    name: one.shop.name,
    href: routes.shop(one.shop.id),
    picture: one.shop.cover || undefined,
    withoutHref: routes.compareShopsWithout(ids, one.shop.id),
    quoteHref: routes.quoteOfShop(one.shop.id),
    facts: shopFacts(one, markets),
  }));
  return <CompareTable caption={text.compare.shops.caption} compared={compared} />;
}
