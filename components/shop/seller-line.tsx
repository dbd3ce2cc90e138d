import type { ProductDetail } from "@/lib/contract/product";
import { optionalRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { getShop } from "@/lib/shop/server";
import { text } from "@/lib/text";

const t = text.product;

export async function SellerLine({ product: { shop_id, shop_name } }: { product: ProductDetail }) {
  const shop = await optionalRead(getShop(shop_id));
  return (
    <div className="text-xs sm:text-sm print:hidden">
      {t.soldBy}{" "}
      <a href={routes.shop(shop_id)} className="font-semibold text-brand hover:underline">
        {shop_name}
      </a>
      {shop?.factory && ` · ${t.isFactory}`}
    </div>
  );
}
