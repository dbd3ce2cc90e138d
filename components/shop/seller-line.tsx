import type { ProductDetail } from "@/lib/contract/product";
import { optionalRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { getShop } from "@/lib/shop/server";
import { text } from "@/lib/text";

const t = text.product;

export async function SellerLine({ product: { shop_id, shop_name } }: { product: ProductDetail }) {
  const shop = await optionalRead(getShop(shop_id));
  return (
    <div className="flex items-center gap-1 text-xs sm:text-sm print:hidden">
      <span className="shrink-0">{t.soldBy}</span>
      <a href={routes.shop(shop_id)} className="truncate font-semibold text-brand hover:underline py-1">
        {shop_name}
      </a>
      {shop?.factory && <span className="shrink-0 max-sm:hidden">· {t.isFactory}</span>}
    </div>
  );
}
