import { CAMPAIGN_CODES } from "@/lib/contract/campaign";
import type { Slide } from "@/lib/contract/home";
import type { ProductCard } from "@/lib/contract/product";
import { optionalRead } from "@/lib/http/reads";
import { getProduct, getProductCards, listProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { getShop } from "@/lib/shop/server";
import { text } from "@/lib/text";
import { OFFERS } from "./offers";

const t = text.home.slideMore;

/** Number of products that fit side by side on a wide screen; a phone shows two. */
const GOODS = 4;

type Extras = { goods: ProductCard[]; more: string };

export async function slideExtras(slide: Slide): Promise<Extras> {
  const { type, content } = slide;
  if (type === "shop") return shopExtras(content);
  if (type === "goods") return productExtras(content);
  if (type === "link") return { goods: [], more: content.startsWith(routes.quote) ? t.quote : t.link };
  if (new URLSearchParams(content).get("code") !== CAMPAIGN_CODES.offers) return { goods: [], more: text.home.more };
  // The last offers, since the row of offers below the banner begins with the first ones.
  return { goods: (await optionalRead(listProducts(OFFERS)))?.records.slice(-GOODS) ?? [], more: t.offers };
}

async function shopExtras(id: string): Promise<Extras> {
  const [shop, found] = await Promise.all([
    optionalRead(getShop(id)),
    optionalRead(listProducts({ shop_id: id, currPage: 1, pageSize: GOODS })),
  ]);
  return { goods: found?.records ?? [], more: shop?.factory ? t.factory : t.shop };
}

async function productExtras(id: string): Promise<Extras> {
  const [goods, product] = await Promise.all([optionalRead(getProductCards([id])), optionalRead(getProduct(id))]);
  return { goods: goods ?? [], more: product?.look_back ? t.video : t.product };
}
