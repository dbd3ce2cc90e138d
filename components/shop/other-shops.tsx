import { Section } from "@/components/ui/section";
import { optionalRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { listShops } from "@/lib/shop/server";
import { text } from "@/lib/text";
import { FactoryCard } from "./factory-card";

const SHOWN = 4;

/** On the error page of a missing shop. */
export async function OtherShops() {
  const found = await optionalRead(listShops({ currPage: 1, pageSize: SHOWN }));
  if (!found?.records.length) return null;
  return (
    <Section id="otras-tiendas" title={text.error.otherShops} more={{ href: routes.shopSearch({}), label: text.home.more }}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {found.records.map((shop) => (
          <li key={shop.id}>
            <FactoryCard factory={shop} showsGoods />
          </li>
        ))}
      </ul>
    </Section>
  );
}
